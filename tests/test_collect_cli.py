"""`autograder collect`: a whole class at once, one sentence a problem, and on to the grades."""

from pathlib import Path

import pytest

from autograder.collect import archives
from autograder.course import Course
from autograder.report import Report, load
from tests.collect_lab import LATE_STAMP, Odd, submitted, tree, write_files, write_zip, zipped
from tests.lab import RIGHT, SCALE, Ended, Run
from tests.tiny_course import ASSIGNMENT

LINK = Odd(b"/etc/passwd", 0o120777)


def collect(run: Run, *args: str | Path) -> Ended:
    """Collect from archives and folders."""
    return run("collect", "zip", *args, "-A", ASSIGNMENT)


def write_roster(course: Course, text: str) -> None:
    """Say who is in the course."""
    path = course.root / "course-data" / "roster.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)


def graded(course: Course, run: Run, student: str) -> Report:
    """Grade what was collected; one student's report."""
    assert run("grade", "course-data/submitted", "-A", ASSIGNMENT).status == 0
    return load(course.root / "course-data" / "grades" / ASSIGNMENT / f"{student}.json")


def moodle(name: str, number: int) -> str:
    """Where Moodle puts a student's files."""
    return f"{name}_{number}_assignsubmission_file_/"


def in_class(count: int) -> dict[str, bytes | Odd]:
    """Right submissions of many students."""
    return {
        f"{moodle(f'Student{n} Family{n}', n)}{name}": content
        for n in range(count)
        for name, content in RIGHT.items()
    }


ROSTER = "login,name\n" + "".join(f"s{n},Student{n} Family{n}\n" for n in range(30))

POISONED: dict[str, bytes | Odd] = {
    f"{moodle('Student20 Family20', 20)}work.zip": b"no archive",
    f"{moodle('Student21 Family21', 21)}scale.py": LINK,
    f"{moodle('Student22 Family22', 22)}scale.py": Odd(b"#" * (300 << 10)),
    f"{moodle('Student23 Family23', 23)}work.zip": zipped({"../scale.py": b"", "/halve.py": b""}),
    f"{moodle('Nobody Known', 24)}scale.py": SCALE,
}


def test_one_students_problem_is_nobody_elses(tiny: Course, run: Run) -> None:
    write_roster(tiny, ROSTER)
    write_zip(tiny.root / "all.zip", {**in_class(20), **POISONED})
    ended = collect(run, "all.zip")
    assert ended.status == 1
    got = submitted(tiny)
    assert all(got[f"s{n}/{ASSIGNMENT}/scale.py"] == SCALE for n in range(20))
    sentences = [line for line in ended.out.splitlines() if line.endswith(".")]
    assert sentences[1:] == [
        "s20: work.zip is not a whole zip archive: hand it in again.",
        "s21: scale.py is a link: hand in the file itself.",
        "s22: scale.py is larger than 256 KB, the most that is read.",
        "Nobody Known 24: nobody on roster.csv has the name 'Nobody Known', "
        "or 24 in a column 'lms'.",
        "Nothing was handed in by s24, s25, s26, s27, s28, s29.",
    ]
    counts = "24 collected, 0 newer kept, 0 unchanged, 3 with problems, 1 not on the roster"
    assert ended.out.splitlines()[-1] == counts
    assert not [name for name in got if "Nobody" in name or "/../" in name]


def test_the_zone_of_stamps_is_said_and_may_be_stated(tiny: Course, run: Run) -> None:
    write_zip(tiny.root / "all.zip", {"ada/scale.py": Odd(SCALE, stamp=(2026, 11, 2, 23, 59, 0))})
    ended = collect(run, "all.zip")
    assert "2026-11-02 23:59:00+01:00" in ended.out
    shown = "Times are shown in Europe/Berlin; they come from the zip's time stamp, read in"
    assert f"{shown} Europe/Berlin." in ended.out
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/timestamp.txt"].startswith(b"2026-11-02 22:59:00")
    again = collect(run, "all.zip", "--zone", "America/New_York")
    assert "2026-11-03 05:59:00+01:00" in again.out
    assert f"{shown} America/New_York." in again.out
    stated = collect(run, "all.zip", "--time", "2026-11-01T08:00:00Z")
    assert "2026-11-01 09:00:00+01:00" in stated.out
    for wrong in (("--zone", "Mars"), ("--time", "soon")):
        assert collect(run, "all.zip", *wrong).status == 2


def test_a_stamp_that_is_missing_is_a_problem_told_in_one_sentence(tiny: Course, run: Run) -> None:
    write_zip(tiny.root / "all.zip", {"ada/scale.py": Odd(SCALE, stamp=(1980, 1, 1, 0, 0, 0))})
    ended = collect(run, "all.zip")
    assert ended.status == 1
    assert "ada: the time of receipt is unknown" in ended.out
    assert f"ada/{ASSIGNMENT}/scale.py" in submitted(tiny)


def test_running_it_again_changes_nothing(tiny: Course, run: Run) -> None:
    write_zip(tiny.root / "all.zip", in_class(3))
    first = collect(run, "all.zip")
    assert (first.status, first.out.count("collected")) == (0, 4)
    before = tree(tiny.root / "course-data")
    again = collect(run, "all.zip")
    assert (again.status, again.out.count("unchanged")) == (0, 4)
    assert tree(tiny.root / "course-data") == before


def test_a_dry_run_writes_nothing_and_tells_the_same(tiny: Course, run: Run) -> None:
    write_zip(tiny.root / "all.zip", {**in_class(3), **POISONED})
    dry = collect(run, "all.zip", "--dry-run")
    assert not (tiny.root / "course-data" / "submitted").exists()
    told = dry.out.removeprefix("Nothing is written: this is what would be done.\n")
    assert collect(run, "all.zip").out == told


def test_a_roster_with_duplicates_stops_it_before_anything_is_written(
    tiny: Course, run: Run
) -> None:
    write_roster(tiny, "login,name\nada,Ada\nbob,Bob\nADA,Ada\n")
    write_files(tiny.root / "in", {"ada/scale.py": SCALE})
    ended = collect(run, "in")
    assert ended.status == 2
    told = "autograder: roster.csv: lines 2 and 4 have the same login 'ada': leave one, then"
    assert ended.err.startswith(told)
    assert not (tiny.root / "course-data" / "submitted").exists()


def test_a_ghost_is_never_written(tiny: Course, run: Run) -> None:
    write_roster(tiny, "id,login\n00123,ada\n")
    write_files(tiny.root / "in", {"00123/scale.py": SCALE, "ghost/scale.py": SCALE})
    ended = collect(run, "in")
    assert ended.status == 1
    assert "ghost: nobody on roster.csv." in ended.out
    assert {name.split("/")[0] for name in submitted(tiny)} == {"ada"}


@pytest.mark.parametrize("name", [".hidden", "ab:c", "a\nb"])
def test_without_a_roster_a_name_must_still_be_one(tiny: Course, run: Run, name: str) -> None:
    write_zip(tiny.root / "all.zip", {f"{name}/scale.py": SCALE, "bob/scale.py": SCALE})
    ended = collect(run, "all.zip")
    assert ended.status == 1
    assert "cannot name a folder" in ended.out
    assert {name.split("/")[0] for name in submitted(tiny)} == {"bob"}


def test_a_broken_download_leaves_the_others_to_be_collected(tiny: Course, run: Run) -> None:
    (tiny.root / "broken.zip").write_bytes(b"PK\x03\x04 torn")
    write_zip(tiny.root / "ada.zip", RIGHT)
    write_files(tiny.root / "more", {"bob/scale.py": SCALE, "stray.py": b""})
    ended = collect(run, "broken.zip", "ada.zip", "more")
    assert ended.status == 1
    assert "broken.zip is not a whole zip archive" in ended.out
    assert "more holds 1 file of no student: stray.py." in ended.out
    assert {name.split("/")[0] for name in submitted(tiny)} == {"ada", "bob"}


def test_an_archive_named_after_a_student_is_theirs_even_broken(tiny: Course, run: Run) -> None:
    write_roster(tiny, "login\nada\nbob\n")
    write_zip(tiny.root / "ADA.zip", {"my/work/scale.py": SCALE})
    (tiny.root / "bob.zip").write_bytes(b"torn")
    assert collect(run, "ADA.zip", "bob.zip").status == 1
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/scale.py"] == SCALE
    bob = graded(tiny, run, "bob")
    assert (bob.state, bob.points) == ("not_gradable", 0)
    assert "bob.zip is not a whole zip archive" in bob.exercise("scale").message


def test_what_is_not_there_is_a_wrong_use(tiny: Course, run: Run) -> None:
    assert collect(run, "none.zip").status == 2
    assert run("collect", "zip", "class", "-A", "99-none").status == 2
    assert run("collect", "nbgrader", "-A", ASSIGNMENT, "--exchange", "none").status == 2


def test_an_archive_of_too_many_files_is_that_students_problem(
    tiny: Course, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_OF_ONE", 50)
    many = zipped({f"{n}.txt": b"" for n in range(60)})
    write_files(tiny.root / "in", {"ada.zip": many, "bob.zip": zipped(RIGHT)})
    ended = collect(run, "in")
    assert "ada: ada.zip holds more than 50 files." in ended.out
    assert submitted(tiny)[f"bob/{ASSIGNMENT}/scale.py"] == SCALE


def test_a_place_that_cannot_be_written_is_that_students_problem(tiny: Course, run: Run) -> None:
    names = ("ada", "bob", "cyd")
    write_files(tiny.root / "in", {f"{name}/scale.py": SCALE for name in names})
    place = tiny.root / "course-data" / "submitted"
    write_files(place / "ada" / ASSIGNMENT, {"scale.py": b"whose?"})
    (place / "bob").write_bytes(b"a file")
    ended = collect(run, "in")
    assert ended.status == 1
    assert "came from nowhere known" in ended.out
    assert "bob: cannot be written (" in ended.out
    assert submitted(tiny)[f"cyd/{ASSIGNMENT}/scale.py"] == SCALE
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/scale.py"] == b"whose?"


def test_nothing_is_run_or_followed(tiny: Course, run: Run) -> None:
    evil = b"import pathlib; pathlib.Path('touched').touch()\n"
    names = ["sitecustomize.py", "conftest.py", "numpy.py", "setup.py", "timestamp.txt"]
    write_zip(tiny.root / "all.zip", {**{f"ada/{n}": evil for n in names}, "ada/scale.py": evil})
    assert collect(run, "all.zip").status == 0
    assert not (tiny.root / "touched").exists()
    assert set(submitted(tiny)) == {f"ada/{ASSIGNMENT}/{n}" for n in ("scale.py", "timestamp.txt")}
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/timestamp.txt"].endswith(b"UTC")


# On to the grades.


def test_grades_follow_from_the_time_the_platform_kept(tiny: Course, run: Run) -> None:
    course = tiny.root / "course.toml"
    policy = "weight = 10\nlate = { per_day = 10, grace = 15, cap = 50 }"
    course.write_text(course.read_text().replace("weight = 10", policy))
    late = {f"ada/{name}": Odd(content, stamp=LATE_STAMP) for name, content in RIGHT.items()}
    write_zip(tiny.root / "all.zip", late)
    collect(run, "all.zip")
    ada = graded(tiny, run, "ada")
    assert (ada.points, ada.late_s, ada.penalty, ada.final_points) == (11, 90060, 2, 9)
    assert (ada.source.kind, ada.source.time) == ("zip", "2026-11-04T01:00:00+01:00")


def test_a_near_miss_and_a_link_reach_the_report(tiny: Course, run: Run) -> None:
    write_zip(tiny.root / "all.zip", {"ada/scale (1).py": SCALE, "ada/halve.py": LINK})
    collect(run, "all.zip")
    ada = graded(tiny, run, "ada")
    assert ada.exercise("scale").state == "not_submitted"
    assert "scale (1).py" in ada.exercise("scale").message
    assert ada.exercise("halve").state == "not_gradable"
    assert "is a link" in ada.exercise("halve").message
    assert ada.ignored_files == ("scale (1).py",)
