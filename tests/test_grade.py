"""One submission to one report: states apart, nobody's mark lost through a fault of ours."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from autograder.course import Course, Limits
from autograder.grade.grader import Grader
from autograder.grade.jails import bounds
from autograder.grade.versions import course_version, grader_version
from autograder.jail.launcher import default_kind
from autograder.key import key_from_text
from autograder.report import Report, timeless
from tests.lab import HALVE, KEY, RIGHT, SCALE, graded_by, hidden, states, suite_of, tiny_grader
from tests.tiny_course import ASSIGNMENT

Grade = Callable[[dict[str, bytes]], Report]


@pytest.fixture
def graded(tiny_shared: Grader) -> Grade:
    """Grades files as if handed in."""
    return lambda files: graded_by(tiny_shared, files)


def test_right_work_earns_all_points(graded: Grade) -> None:
    report = graded(RIGHT)
    assert (report.state, report.points, report.max_points) == ("graded", 11, 11)
    assert report.final_points == 11
    assert states(report) == [("graded", 10), ("graded", 1)]


def test_a_report_tells_what_it_was_made_of_and_when(tiny: Course) -> None:
    noon = datetime(2026, 11, 2, 12, tzinfo=UTC)
    with Grader(tiny, KEY, hidden=hidden(tiny), now=lambda: noon) as grader:
        report = graded_by(grader, {})
    assert report.started_at == "2026-11-02T12:00:00+00:00"
    assert report.due == "2026-11-02T23:59:00+01:00"
    assert report.key_id == KEY.id
    assert report.jail == default_kind()
    assert report.course_version == course_version(tiny, tiny.assignment(ASSIGNMENT), hidden(tiny))
    assert report.grader_version == grader_version()


def test_nothing_handed_in_is_not_a_zero(graded: Grade) -> None:
    report = graded({})
    assert report.state == "not_submitted"
    assert states(report) == [("not_submitted", 0), ("not_submitted", 0)]
    assert report.exercises[0].message == "scale.py was not handed in."
    assert {probe.outcome for probe in report.exercises[0].probes} == {"not_run"}
    assert report.max_points == 11


def test_a_file_under_another_name_is_pointed_out(graded: Grade) -> None:
    report = graded({"Scale (1).py": SCALE, "halve.py": HALVE})
    assert states(report) == [("not_submitted", 0), ("graded", 1)]
    assert "found 'Scale (1).py'" in report.exercises[0].message
    assert report.ignored_files == ("Scale (1).py",)


def test_work_beside_an_untouched_file_is_pointed_out(graded: Grade) -> None:
    stub = b"def scale_backward(d_out, a, b):\n    raise NotImplementedError\n"
    scale = graded({"scale.py": stub, "scale_neu.py": SCALE}).exercise("scale")
    assert (scale.state, scale.points) == ("graded", 0)
    assert scale.message == (
        "scale.py is as it was released; 'scale_neu.py' beside it was not read: rename it."
    )
    assert graded({"scale.py": stub}).exercise("scale").message == ""
    assert graded({"scale.py": SCALE, "scale_neu.py": stub}).exercise("scale").message == ""


def test_a_file_that_does_not_compile_leaves_the_others_their_marks(graded: Grade) -> None:
    report = graded({"scale.py": b"x = 1\ndef scale_backward(:\n", "halve.py": HALVE})
    assert states(report) == [("not_gradable", 0), ("graded", 1)]
    broken = report.exercises[0]
    assert (broken.line, broken.max_points) == (2, 10)
    assert "scale.py, line 2" in broken.message
    assert (report.state, report.points) == ("graded", 1)


def test_a_file_that_is_no_source_is_not_gradable(graded: Grade) -> None:
    report = graded({"scale.py": SCALE.decode().encode("utf-16"), "halve.py": HALVE})
    assert states(report) == [("not_gradable", 0), ("graded", 1)]
    assert "UTF-16" in report.exercises[0].message
    assert graded({"scale.py": b"\0" * 9}).state == "not_gradable"


def test_a_file_that_fails_to_load_is_graded_0(graded: Grade) -> None:
    report = graded({"scale.py": b"x = 1\nx / 0\n", "halve.py": HALVE})
    assert states(report) == [("graded", 0), ("graded", 1)]
    assert report.exercises[0].line == 2


def test_the_same_files_get_the_same_report(graded: Grade) -> None:
    wrong = {**RIGHT, "scale.py": SCALE.replace(b"d_out * a", b"d_out")}
    one, two = graded(wrong), graded(wrong)
    assert one.points == 2
    assert timeless(one) == timeless(two)


def test_what_changes_the_mark_changes_the_hash(graded: Grade) -> None:
    files = [{}, RIGHT, {"scale.py": SCALE}, {"halve.py": HALVE}, {**RIGHT, "scale.py": HALVE}]
    files += [{"scale.py": b""}, {"scale.py": b"\0"}]
    hashes = [graded(each).submission_sha256 for each in files]
    assert len(set(hashes)) == len(hashes)
    assert graded({**RIGHT, "notes.txt": b""}).submission_sha256 == hashes[1]


# Versions and limits


def test_a_report_names_the_suites_it_was_made_with(tiny: Course) -> None:
    with tiny_grader(tiny, jail="none") as grader:
        before = graded_by(grader, {}).course_version
        path = suite_of(tiny, "scale")
        path.write_text(path.read_text() + "# changed while grading\n")
        assert graded_by(grader, {}).course_version == before
    with tiny_grader(tiny, jail="none") as grader:
        assert graded_by(grader, {}).course_version != before


def test_the_version_follows_what_marks_depend_on(tiny: Course) -> None:
    assignment = tiny.assignment(ASSIGNMENT)
    seen = [course_version(tiny, assignment, hidden(tiny))]
    support = hidden(tiny) / ASSIGNMENT / "support" / "engine.py"
    support.parent.mkdir()
    other = hidden(tiny) / "02-other" / "test_x.py"
    other.parent.mkdir()
    other.write_text("")
    assert course_version(tiny, assignment, hidden(tiny)) == seen[0]
    for path in (support, suite_of(tiny, "halve"), tiny.root / "course.toml"):
        with path.open("a") as stream:
            stream.write("# changed\n")
        seen.append(course_version(tiny, assignment, hidden(tiny)))
    assert len(set(seen)) == 4


def test_another_key_is_another_id(tiny_shared: Grader, tiny: Course) -> None:
    with tiny_grader(tiny, jail="none", key=key_from_text("another public key")) as grader:
        assert graded_by(grader, {}).key_id not in ("", graded_by(tiny_shared, {}).key_id)


def test_limits_of_the_course_bound_a_worker() -> None:
    limits = Limits(call_cpu_s=1, call_wall_s=3, submission_wall_s=50, memory_mb=512, reply_kb=2)
    numpy, torch = bounds(limits, "numpy"), bounds(limits, "torch")
    assert (numpy.call_cpu_s, numpy.call_wall_s, numpy.cpu_s) == (1, 3, 50)
    assert (numpy.memory_mb, numpy.reply_bytes) == (512, 2048)
    assert torch.memory_mb >= numpy.memory_mb
