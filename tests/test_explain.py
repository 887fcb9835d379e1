"""For appeals: what was called, what came back, what was wanted; refused where it would differ."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from autograder.course import Course
from autograder.diagnose.sketch import Sketch
from autograder.explain import explain, shown
from autograder.grade.grader import Grader
from autograder.jail.inside.values import Named
from autograder.jail.recorder import Kept, SourceName
from autograder.key import VARIABLE
from autograder.submission import from_files
from tests.lab import RIGHT, SCALE, HerePool, Run, graded_by, hand_in, suite_of, words
from tests.tiny_course import ASSIGNMENT

SWAPPED = SCALE.replace(b"d_out * b, d_out * a", b"d_out * a, d_out * b")
REPORT = f"course-data/grades/{ASSIGNMENT}/ada.json"


def explained(
    grader: Grader, exercise: str, files: dict[str, bytes], assignment: str = ASSIGNMENT
) -> list[str]:
    """The lines about one exercise of these files."""
    chosen = grader.course.assignment(assignment)
    submission = from_files(chosen, files)
    marker = grader.marker(chosen, submission, "numpy")
    return list(explain(marker, chosen.exercise(exercise), submission))


def numbers(line: str) -> list[float]:
    return [float(text) for text in re.findall(r"-?\d+\.\d+", line)]


def test_call_answer_and_what_was_wanted_are_shown(tiny_shared: Grader) -> None:
    head, call, answer, refused, got, wanted, _, *rest = explained(
        tiny_shared, "scale", {"scale.py": SWAPPED}
    )
    assert head == "scale / value (value): 0/9  scales by the other input"
    assert call.startswith("    v0 = scale_backward(")
    d_out, a, b = numbers(call)
    assert answer == f"    -> ({d_out * a!r}, {d_out * b!r})"
    assert refused.startswith("    refused: answer 1 of 2: ")
    assert (numbers(got), numbers(wanted)) == ([d_out * a], [d_out * b])
    assert rest[0].startswith("scale / purity (purity): 1/1")
    assert "    passed" in rest


def test_it_tells_the_mark_that_was_given(tiny_shared: Grader) -> None:
    for files in (RIGHT, {"scale.py": SWAPPED}, {"scale.py": b"x = "}):
        report = graded_by(tiny_shared, files).exercise("scale")
        earned = [
            int(points)
            for line in explained(tiny_shared, "scale", files)
            for points in re.findall(r"^scale / .*: (\d+)/", line)
        ]
        assert earned == [probe.earned for probe in report.probes]


def test_a_fault_is_told_in_the_students_words(tiny_shared: Grader) -> None:
    source = b"def scale_backward(d_out, a, b):\n    return 1 / 0\n"
    lines = explained(tiny_shared, "scale", {"scale.py": source})
    assert lines[2] == "    -> ZeroDivisionError in line 2 of scale.py"
    assert lines[3].startswith("    refused: scale.py, line 2: scale_backward ")


def test_a_file_that_is_not_there_has_nothing_to_replay(tiny_shared: Grader) -> None:
    assert explained(tiny_shared, "scale", {}) == ["scale.py was not handed in."]
    (line,) = explained(tiny_shared, "scale", {"scale.py": b"x = 1\0"})
    assert "null bytes" in line


def test_operations_on_values_are_written_as_one_would_type_them(grader: Grader) -> None:
    path = grader.course.root / "solutions" / "07-value" / "value.py"
    lines = explained(grader, "value", {"value.py": path.read_bytes()}, "07-value")
    text = "\n".join(lines)
    for form in (r"v0 = Value\(-?\d", r"v\d+ = v\d+ \+ v\d+", r"v\d+\.backward\(\)", r"v\d+\.grad"):
        assert re.search(form, text), form
    assert "more lines" in text
    assert text.isascii()
    assert "0/" not in text


class Thing(Kept):
    def __init__(self) -> None:
        pass

    def reference(self) -> Any:
        return type("Reference", (), {"number": 7})


VALUE = SourceName(Sketch(), "value", "Value")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (2.0, "2.0"),
        ([1, None], "[1, None]"),
        ("\u00e9\x1b", r"'\xe9\x1b'"),
        (np.array([1.5, 2]), "array([1.5, 2.0], float64)"),
        (np.array([1], dtype="int8"), "array([1], int8)"),
        (Thing(), "v7"),
        (VALUE, "value.Value"),
    ],
)
def test_values_are_shown_as_one_would_type_them(value: object, text: str) -> None:
    assert shown(value) == text
    assert Named("value", "Value") == VALUE.reference()


# The command


@pytest.fixture
def appeal(run: Run, tiny: Course, pool: HerePool) -> Run:
    """Runs `autograder explain` for a report that was just made."""
    hand_in(tiny.root / "class", "ada", {"scale.py": SWAPPED})
    run(*words())
    return lambda *args: run("explain", *args, "--submissions", "class", "--no-jail")


def test_a_report_is_explained(appeal: Run) -> None:
    ended = appeal(REPORT, "scale")
    assert (ended.status, ended.err) == (0, "")
    assert "    wanted   " in ended.out


def test_another_key_would_draw_other_numbers(appeal: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "another public key")
    ended = appeal(REPORT, "scale")
    assert (ended.status, ended.out) == (2, "")
    assert "the report was made with key" in ended.err


def test_changed_files_are_not_what_was_graded(appeal: Run, tiny: Course) -> None:
    hand_in(tiny.root / "class", "ada", {"halve.py": b""})
    ended = appeal(REPORT, "scale")
    assert (ended.status, ended.out) == (2, "")
    assert "the files of ada are not those that were graded" in ended.err


def test_an_unknown_exercise_is_refused(appeal: Run) -> None:
    ended = appeal(REPORT, "skale")
    assert (ended.status, ended.out) == (2, "")
    assert "'skale' is not one of scale, halve" in ended.err


def test_a_report_of_an_unknown_assignment_is_refused(appeal: Run, tiny: Course) -> None:
    path = tiny.root / REPORT
    path.write_text(path.read_text().replace(f'"{ASSIGNMENT}"', '"09-gone"'))
    assert "'09-gone' is not one of 01-tiny" in appeal(path, "scale").err


def test_a_suite_that_changed_since_is_told(appeal: Run, tiny: Course) -> None:
    with suite_of(tiny, "scale").open("a") as stream:
        stream.write("# changed\n")
    ended = appeal(REPORT, "scale")
    assert ended.status == 0
    assert "the course has changed since" in ended.err


def test_a_suite_that_fails_itself_is_our_fault(appeal: Run, tiny: Course) -> None:
    suite_of(tiny, "scale").unlink()
    ended = appeal(Path(REPORT), "scale")
    assert (ended.status, ended.out) == (1, "")
    assert "hidden suite test_scale.py: the file is missing" in ended.err
