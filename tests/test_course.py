"""Reading course.toml: typed records, or one sentence with file, key and reason."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from autograder.course import CourseError, Late, Limits, load_course

ROOT = Path(__file__).parents[1]

COURSE = """
[course]
title = "Gradients"
time_zone = "Europe/Berlin"

[limits]
memory_mb = 512

[[assignment]]
id = "01-first"
title = "First"
hours = 1.5
due = 2026-07-01T12:00:00+00:00
weight = 1

[[assignment.exercise]]
id = "relu"
title = "ReLU"
functions = ["relu_backward"]
hints = ["a", "b", "c"]

[[assignment]]
id = "02-second"
title = "Second"
hours = 2
prerequisites = ["01-first"]
due = 2026-12-01T12:00:00+01:00
weight = 3
late = { per_day = 10 }

[[assignment.exercise]]
id = "engine"
title = "Engine"
functions = ["Value", "run"]
hints = ["a", "b", "c"]
profile = "torch"
support = ["helper"]
extension = true
"""


def write(folder: Path, text: str) -> Path:
    (folder / "course.toml").write_text(text, encoding="utf-8")
    return folder


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(CourseError) as caught:
        load_course(write(folder, text))
    return str(caught.value)


def test_entries_become_records(tmp_path: Path) -> None:
    course = load_course(write(tmp_path, COURSE))
    assert [each.id for each in course.assignments] == ["01-first", "02-second"]
    engine = course.assignment("02-second").exercise("engine")
    assert engine.functions == ("Value", "run")
    assert (engine.profile, engine.support, engine.extension) == ("torch", ("helper",), True)
    assert engine.file_name == "engine.py"
    assert course.root == tmp_path


def test_what_is_not_written_has_its_usual_value(tmp_path: Path) -> None:
    course = load_course(write(tmp_path, COURSE))
    first, second = course.assignments
    assert course.limits == Limits(memory_mb=512)
    assert course.limits.call_cpu_s == 2
    assert first.late == Late(per_day=0, grace=0, cap=100)
    assert second.late == Late(per_day=10, grace=0, cap=100)
    assert first.exercise("relu").profile == "numpy"


def test_due_is_told_in_the_zone_of_the_course(tmp_path: Path) -> None:
    due = load_course(write(tmp_path, COURSE)).assignment("01-first").due
    assert due == datetime(2026, 7, 1, 12, tzinfo=UTC)
    assert due.utcoffset() == timedelta(hours=2)
    assert due.tzinfo == ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize("offset", ["+02:00", "+01:00"])
def test_due_in_the_repeated_hour_keeps_its_instant(tmp_path: Path, offset: str) -> None:
    written = f"2026-10-25T02:30:00{offset}"
    text = COURSE.replace("2026-07-01T12:00:00+00:00", written)
    due = load_course(write(tmp_path, text)).assignment("01-first").due
    assert due.astimezone(UTC) == datetime.fromisoformat(written).astimezone(UTC)
    assert due.isoformat() == written


def test_records_are_frozen(tmp_path: Path) -> None:
    course = load_course(write(tmp_path, COURSE))
    with pytest.raises(AttributeError):
        course.title = "other"  # type: ignore[misc]


def test_unknown_id_names_the_known_ones(tmp_path: Path) -> None:
    course = load_course(write(tmp_path, COURSE))
    with pytest.raises(KeyError, match="01-first, 02-second"):
        course.assignment("03-third")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    (tmp_path / "course.toml").write_bytes(b"\xef\xbb\xbf" + COURSE.encode())
    assert load_course(tmp_path).title == "Gradients"


WRONG = [
    ('title = "Gradients"\n', "", "course.title: this entry is missing"),
    ('title = "Gradients"', 'title = " "', "course.title: the text is empty"),
    ('title = "Gradients"', "title = 3", "course.title: text in quotes is needed, a whole number"),
    ("Europe/Berlin", "Europe/Nowhere", "course.time_zone: 'Europe/Nowhere' is no time zone"),
    ("Europe/Berlin", "", "course.time_zone: '' is no time zone"),
    ("memory_mb", "memory", "limits.memory: there is no entry of this name"),
    ("memory_mb = 512", "memory_mb = 0", "limits.memory_mb: a number above 0 is needed"),
    ("memory_mb = 512", "memory_mb = true", "limits.memory_mb: a whole number is needed, true or"),
    ("memory_mb = 512", "call_cpu_s = inf", "limits.call_cpu_s: a number above 0 is needed"),
    ('id = "01-first"', 'id = "First"', "assignment[0].id: 'First' is not lower-case letters"),
    ('id = "01-first"', 'id = "../x"', "assignment[0].id: '../x' is not lower-case letters"),
    ('id = "02-second"', 'id = "01-first"', "assignment[1].id: '01-first' is already the id"),
    ("hours = 1.5", "hours = 0", "assignment[0].hours: a number above 0 is needed"),
    ("hours = 1.5", "hours = nan", "assignment[0].hours: a number above 0 is needed"),
    ("hours = 1.5\n", "", "assignment[0].hours: this entry is missing"),
    ("00+00:00", "00", "assignment[0].due: the offset is missing"),
    ("2026-07-01T12:00:00+00:00", "2026-07-01", "assignment[0].due: a date and time with its"),
    ("due = 2026-07-01T12:00:00+00:00\n", "", "assignment[0].due: this entry is missing"),
    ("weight = 1", "weight = -1", "assignment[0].weight: a weight cannot be negative"),
    ("weight = 1", "weight = 0.5", "assignment[0].weight: a whole number is needed, a number"),
    ('["01-first"]', '["03-third"]', "assignment[1].prerequisites: '03-third' is not the id of an"),
    ('["01-first"]', '["02-second"]', "assignment[1].prerequisites: '02-second' is not the id of"),
    ("per_day = 10", "per_day = 101", "assignment[1].late.per_day: a percentage from 0 to 100"),
    ("per_day = 10", "per_day = 1.5", "assignment[1].late.per_day: a whole number is needed"),
    ("per_day = 10", "cap = -1", "assignment[1].late.cap: a percentage from 0 to 100"),
    ("per_day = 10", "grace = -1", "assignment[1].late.grace: minutes cannot be negative"),
    ("per_day = 10", "per_week = 1", "assignment[1].late.per_week: there is no entry of this"),
    ('"relu"', '"re lu"', "assignment[0].exercise[0].id: 're lu' is no lower-case Python name"),
    ('"relu"', '"class"', "assignment[0].exercise[0].id: 'class' is no lower-case Python name"),
    ('"relu"', '"ReLU"', "assignment[0].exercise[0].id: 'ReLU' is no lower-case Python name"),
    ('"relu"', '"random"', "assignment[0].exercise[0].id: 'random' is a module of the standard"),
    ('"relu"', '"numpy"', "assignment[0].exercise[0].id: 'numpy' is the name of a module the"),
    ('"engine"', '"relu"', "assignment[1].exercise[0].id: 'relu' is already an exercise of 01-fi"),
    ('["relu_backward"]', "[]", "assignment[0].exercise[0].functions: a public name is needed"),
    ("relu_backward", "relu-", "assignment[0].exercise[0].functions: 'relu-' is no Python name"),
    ('["Value", "run"]', '["f", "f"]', "assignment[1].exercise[0].functions: 'f' is given twice"),
    ('["helper"]', '["../x"]', "assignment[1].exercise[0].support: '../x' is no Python name"),
    ('"torch"', '"jax"', "assignment[1].exercise[0].profile: 'jax' is not known, use 'numpy'"),
    ("extension = true", "extension = 1", "assignment[1].exercise[0].extension: true or false is"),
    ('title = "ReLU"\n', "", "assignment[0].exercise[0].title: this entry is missing"),
    ('title = "ReLU"\n', 'title = "R"\nfile = "x"\n', "assignment[0].exercise[0].file: there is"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), WRONG)
def test_wrong_entry_is_one_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    assert old in COURSE
    told = refusal(tmp_path, COURSE.replace(old, new, 1))
    assert told.startswith(f"course.toml: {sentence}")
    assert "\n" not in told


@pytest.mark.parametrize(
    ("hints", "sentence"),
    [
        ('["a", "b"]', "hints: three hints are needed, two are given"),
        ('["a"]', "hints: three hints are needed, one is given"),
        ('["a", "b", "c", "d"]', "hints: three hints are needed, four are given"),
        ('["a", "", "c"]', "hints[1]: the text is empty"),
        ('["a", 2, "c"]', "hints[1]: text in quotes is needed, a whole number is given"),
        ('"abc"', "hints: a list is needed, text in quotes is given"),
    ],
)
def test_hints_are_three_texts(tmp_path: Path, hints: str, sentence: str) -> None:
    told = refusal(tmp_path, COURSE.replace('["a", "b", "c"]', hints, 1))
    assert told == f"course.toml: assignment[0].exercise[0].{sentence}"


def test_a_course_needs_an_assignment(tmp_path: Path) -> None:
    head = COURSE.split("[[assignment]]")[0]
    assert refusal(tmp_path, head) == "course.toml: assignment: this entry is missing"
    told = refusal(tmp_path, "assignment = []\n" + head)
    assert told == "course.toml: assignment: a course needs an assignment"


def test_an_assignment_needs_an_exercise(tmp_path: Path) -> None:
    text = COURSE.split("[[assignment.exercise]]")[0]
    assert refusal(tmp_path, text) == "course.toml: assignment[0].exercise: this entry is missing"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match=r"^course\.toml: cannot be read in "):
        load_course(tmp_path)


def test_broken_toml_is_told_with_its_line(tmp_path: Path) -> None:
    told = refusal(tmp_path, "[course\n" + COURSE)
    assert told.startswith("course.toml: is not TOML: ")
    assert "line 1" in told


def test_text_in_another_encoding_is_told(tmp_path: Path) -> None:
    (tmp_path / "course.toml").write_bytes(COURSE.replace("First", "Zw\u00f6lf").encode("latin-1"))
    with pytest.raises(CourseError, match="is not UTF-8 text"):
        load_course(tmp_path)


def test_this_course_is_well_formed() -> None:
    course = load_course(ROOT)
    dues = [each.due for each in course.assignments]
    assert dues == sorted(dues)
    assert course.limits == Limits()


def test_hints_of_this_course_are_all_different() -> None:
    exercises = [each for found in load_course(ROOT).assignments for each in found.exercises]
    hints = [hint for each in exercises for hint in each.hints]
    assert len(set(hints)) == len(hints)
    assert all(hint.isascii() for hint in hints)


def test_records_can_be_written_as_json() -> None:
    assert msgspec.json.encode(load_course(ROOT).assignments[0].exercises)
