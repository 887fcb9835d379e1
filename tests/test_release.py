"""The release: nothing of ours gets out, and it is there whole or as it was."""

import ast
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbgrader.utils import compute_checksum

from autograder.course import Course, load_course
from autograder.release import ReleaseError, check, plan, release
from autograder.release.leaks import find_leaks
from autograder.release.markers import ROOM, decode, regions, strip
from autograder.release.secret_lines import secrets_of
from tests.tiny_course import (
    ASSIGNMENT,
    SCALE,
    cells,
    code,
    make_course,
    markdown,
    probes,
    write_notebook,
)

FILES = [
    *(
        "01-tiny.ipynb",
        "assignment.json",
        "cells.py",
        "check.py",
        "ci.py",
        "close.py",
        "draw.py",
        "halve.py",
    ),
    *("mistakes.json", "mistakes.py", "pytest.ini", "scale.py"),
    *("tests/test_halve.py", "tests/test_scale.py"),
]
SOURCE = f"solutions/{ASSIGNMENT}"
Change = Callable[[Path], Any]


@pytest.fixture
def course(tmp_path: Path) -> Course:
    return make_course(tmp_path)


def on_disk(root: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in sorted(root.rglob("*"))
        if path.is_file()
    }


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def refusal(course: Course) -> str:
    """The sentence a release is refused with."""
    with pytest.raises(ReleaseError) as caught:
        plan(load_course(course.root), probes=probes)
    return str(caught.value)


# Markers


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
@pytest.mark.parametrize("indent", ["", "    ", "\t", "      "])
def test_a_region_becomes_a_todo_at_its_indentation(indent: str, newline: str) -> None:
    block = ("if True:", "### BEGIN SOLUTION", "x = 1", "  y = 2", "### END SOLUTION", "z = 3")
    text = decode(newline.join(indent + line for line in block).encode(), "f.py")
    wanted = ("if True:", "# TODO", "raise NotImplementedError", "z = 3")
    assert strip(text, "f.py").split("\n") == [indent + line for line in wanted]


@pytest.mark.parametrize(
    "marker",
    [
        *("## BEGIN SOLUTION", "#### BEGIN SOLUTION", "###BEGIN SOLUTION", "### BEGIN  SOLUTION"),
        *("### BEGIN SOLUTON", "### BEGN SOLUTION", "### BEGIN SOLUTIONS", "### BEGIN_SOLUTION"),
        *("### begin solution", "### BEGINSOLUTION", "### BEGIN SOLUTION here", "# END SOLUTION"),
        *("### END SOLUTION.", "### END OF SOLUTION", "### SOLUTION END", "### EDN SOLUTION"),
        *("### START SOLUTION", "x = 1  ### BEGIN SOLUTION", "BEGIN SOLUTION", "### end solution"),
    ],
)
def test_a_marker_that_is_nearly_right_stops_the_release(marker: str) -> None:
    with pytest.raises(ReleaseError, match=r"^f\.py:2: a marker must be a line of its own"):
        regions(f"a = 1\n    {marker}\nb = 2\n", "f.py")


@pytest.mark.parametrize(
    "comment",
    ["# the solution of z = 0", "# begin with the sum", "# in the end, solve it", "# END"],
)
def test_an_ordinary_comment_is_no_marker(comment: str) -> None:
    assert regions(comment, "f.py") == []


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a\n### BEGIN SOLUTION\nb", 2),
        ("a\n### END SOLUTION\nb", 2),
        ("### BEGIN SOLUTION\na\n### BEGIN SOLUTION\n### END SOLUTION", 3),
        ("### BEGIN SOLUTION\n### END SOLUTION\n### END SOLUTION", 3),
    ],
)
def test_unbalanced_and_nested_markers_are_told_with_their_line(text: str, line: int) -> None:
    with pytest.raises(ReleaseError, match=rf"^f\.py:{line}: "):
        regions(text, "f.py")


# Stubs


def test_a_stub_holds_its_handout_and_no_solution(course: Course) -> None:
    stub = plan(course, probes=probes)[f"{ASSIGNMENT}/scale.py"].decode()
    handout = ast.get_docstring(ast.parse(stub)) or ""
    assert handout.split("\n")[2:] == [
        "Conventions:",
        "    d_out comes first.",
        "",
        "    Shapes match.",
        "",
        "Graded:",
        "    [9 points] scales by the other input",
        "    [1 point] leaves its arguments unchanged",
        "    10 points in all",
    ]
    assert stub.endswith('* b."""\n    # TODO\n    raise NotImplementedError\n')
    assert "factor" not in stub


def test_a_stub_can_be_imported_and_its_function_is_not_implemented(course: Course) -> None:
    names: dict[str, Any] = {}
    exec(plan(course, probes=probes)[f"{ASSIGNMENT}/halve.py"], names)
    with pytest.raises(NotImplementedError):
        names["halve_backward"](1.0, 2.0)


def solution(old: str, new: str) -> Change:
    return lambda root: replace(root / SOURCE / "scale.py", old, new)


def drop(file: str) -> Change:
    return lambda root: (root / file).unlink()


def bytes_in(file: str, content: bytes) -> Change:
    return lambda root: (root / file).write_bytes(content)


def link(root: Path) -> None:
    (root / SOURCE / "scale.py").rename(root / "elsewhere.py")
    (root / SOURCE / "scale.py").symlink_to(root / "elsewhere.py")


WRONG_SOURCES: dict[str, tuple[Change, str]] = {
    "an end without a begin": (
        solution("    ### BEGIN SOLUTION\n", ""),
        "scale.py:13: a region ends that never began",
    ),
    "no region": (
        solution(SCALE[SCALE.index("    ###") :], "    return 1.0\n"),
        "scale.py: it has no solution region",
    ),
    "a region at the top": (
        solution("\n\ndef", "\n\n### BEGIN SOLUTION\nz = 1\n### END SOLUTION\n\n\ndef"),
        "scale.py:9: this region is not inside a function",
    ),
    "a region that is not indented": (
        solution(SCALE, SCALE.replace("    ### BEGIN", "### BEGIN")),
        "scale.py:11: this region is not inside a function",
    ),
    "another name": (
        solution("def scale_backward", "def scale_back"),
        "scale.py: scale_backward is listed in course.toml and not defined here",
    ),
    "no heading": (
        solution("Graded:", "Marks:"),
        "scale.py: its docstring needs the line 'Graded:' once, it has it 0 times",
    ),
    "a heading twice": (
        solution("Graded:", "Graded:\nConventions:"),
        "scale.py: its docstring needs the line 'Conventions:' once",
    ),
    "no docstring": (
        solution(SCALE[: SCALE.index("def")], ""),
        "scale.py:1: it has no docstring",
    ),
    "no Python": (solution("    factor_a,", "    factor_a,,"), "scale.py:12: this is no Python"),
    "no file": (drop(f"{SOURCE}/scale.py"), "scale.py: it cannot be read (No such file"),
    "no visible tests": (
        drop(f"{SOURCE}/tests/test_halve.py"),
        "tests/test_halve.py: it cannot be read",
    ),
    "no notebook": (drop(f"{SOURCE}/01-tiny.ipynb"), "01-tiny.ipynb: it cannot be read"),
    "no kit": (drop("autograder/kit/check.py"), "autograder/kit/check.py: it cannot be read"),
    "another encoding": (
        bytes_in(f"{SOURCE}/halve.py", b"a\n\xff"),
        "halve.py:2: this is not UTF-8",
    ),
    "a backslash": (
        bytes_in("solutions/conventions.txt", b"a \\n b\n"),
        "scale.py: its docstring cannot hold a backslash",
    ),
    "a region in a test": (
        bytes_in(f"{SOURCE}/tests/test_scale.py", b"### BEGIN SOLUTION\n### END SOLUTION\n"),
        "tests/test_scale.py:1: this file is released as it is",
    ),
    "a link": (link, "scale.py: this is a link"),
}


@pytest.mark.parametrize("case", WRONG_SOURCES)
def test_a_wrong_source_is_refused_in_one_sentence(case: str, course: Course) -> None:
    change, message = WRONG_SOURCES[case]
    change(course.root)
    told = refusal(course)
    assert told.removeprefix(f"{SOURCE}/").startswith(message)
    assert "\n" not in told


def test_a_function_that_keeps_its_body_is_refused(course: Course) -> None:
    replace(
        course.root / SOURCE / "scale.py",
        "def scale_backward",
        "def scale_backward(d_out, a, b):\n    return 1\n\n\ndef other",
    )
    assert refusal(course) == (
        f"{SOURCE}/scale.py:9: scale_backward has no solution region, "
        "so its solution would be released"
    )


def test_line_ends_and_byte_order_marks_of_the_source_make_no_difference(
    course: Course, tmp_path: Path
) -> None:
    wanted = plan(course, probes=probes)
    for path in (tmp_path / "solutions").rglob("*.py"):
        content = path.read_bytes().replace(b"\n", b"\r\n")
        path.write_bytes(b"\xef\xbb\xbf" + content)
    assert plan(course, probes=probes) == wanted
    assert not any(b"\r" in content for content in wanted.values())


# Notebooks


def notebook_of(course: Course) -> Any:
    content = plan(course, probes=probes)[f"{ASSIGNMENT}/{ASSIGNMENT}.ipynb"]
    return nbformat.reads(content.decode(), as_version=4)  # type: ignore[no-untyped-call]


def test_the_notebook_is_nbgraders_own_release_with_our_points(course: Course) -> None:
    answer, grade = notebook_of(course).cells[1:3]
    assert answer.source == f"import scale\n{ROOM}"
    assert grade.metadata.nbgrader.points == 10
    assert grade.metadata.editable is False
    for cell in (answer, grade):
        assert cell.metadata.nbgrader.checksum == compute_checksum(cell)


def test_a_notebook_keeps_nothing_of_a_run_or_a_machine(course: Course) -> None:
    notebook = notebook_of(course)
    nbformat.validate(notebook)
    for cell in notebook.cells:
        assert set(cell.metadata) <= {"deletable", "editable", "nbgrader"}
        assert "attachments" not in cell
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)
    assert notebook.metadata == {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }


def without_grade_cell(contents: list[dict[str, Any]]) -> None:
    del contents[2]


def with_a_foreign_grade_cell(contents: list[dict[str, Any]]) -> None:
    contents.append(code("1", grade_id="other", grade=True, locked=True, points=1))


def with_a_region_in_the_open(contents: list[dict[str, Any]]) -> None:
    contents.append(code("### BEGIN SOLUTION\n1\n### END SOLUTION"))


def with_a_misspelt_marker(contents: list[dict[str, Any]]) -> None:
    contents[1]["source"] = "a = 1\n## BEGIN SOLUTION\n2"


def with_hidden_tests(contents: list[dict[str, Any]]) -> None:
    contents[2]["source"] = "### BEGIN HIDDEN TESTS\nassert 1\n### END HIDDEN TESTS"


def with_a_repeated_id(contents: list[dict[str, Any]]) -> None:
    contents[1]["metadata"]["nbgrader"]["grade_id"] = "scale"


def with_old_metadata(contents: list[dict[str, Any]]) -> None:
    contents[1]["metadata"]["nbgrader"]["schema_version"] = 1


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (without_grade_cell, ": exercise scale has no grade cell"),
        (with_a_foreign_grade_cell, ": grade cell 'other' is no exercise"),
        (with_a_region_in_the_open, " cell 6: a solution region needs a cell marked as a solution"),
        (with_a_misspelt_marker, " cell 2:2: a marker must be a line of its own"),
        (with_hidden_tests, " cell 3: HIDDEN TESTS has no place in a notebook"),
        (with_a_repeated_id, ": nbgrader refuses it: "),
        (with_old_metadata, ": nbgrader refuses it: One or more notebooks in the assignment use"),
    ],
)
def test_a_wrong_notebook_is_refused(
    spoil: Callable[[list[dict[str, Any]]], None], message: str, course: Course
) -> None:
    contents = cells()
    spoil(contents)
    write_notebook(course.root, contents)
    assert refusal(course).startswith(f"{SOURCE}/{ASSIGNMENT}.ipynb{message}")


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"nbformat": 4, "cells": 3}', "<html>"])
def test_what_is_no_notebook_is_refused(text: str, course: Course) -> None:
    (course.root / SOURCE / f"{ASSIGNMENT}.ipynb").write_text(text)
    assert "this is no notebook that can be read" in refusal(course)


def test_nbgrader_needs_no_program_on_the_path_and_stays_quiet(
    course: Course, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    before = Path.cwd()
    plan(course, probes=probes)
    assert Path.cwd() == before
    assert capfd.readouterr() == ("", "")


# The folder


def test_only_listed_files_are_released(course: Course) -> None:
    strays = ("solutions.pdf", "notes.bak", "__pycache__/scale.cpython-311.pyc", ".env", "x.py")
    for name in (*strays, ".ipynb_checkpoints/01-tiny-checkpoint.ipynb", "gradebook.db"):
        path = course.root / SOURCE / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("secret")
    written = release(course, probes=probes)
    place = course.root / "assignments"
    assert [path.relative_to(place / ASSIGNMENT).as_posix() for path in written] == FILES
    assert list(on_disk(place)) == [f"{ASSIGNMENT}/{name}" for name in FILES]


def test_the_same_course_gives_the_same_bytes_anywhere(tmp_path: Path) -> None:
    released = []
    for name in ("here", "there"):
        course = make_course(tmp_path / name)
        release(course, probes=probes)
        released.append(on_disk(course.root / "assignments"))
    assert released[0] == released[1]


def test_a_release_leaves_no_stale_file_and_no_folder_of_its_own(course: Course) -> None:
    stale = course.root / "assignments" / "00-gone" / "old.py"
    stale.parent.mkdir(parents=True)
    stale.write_text("old")
    release(course, probes=probes)
    assert not stale.exists()
    assert not list(course.root.glob(".release-*"))


def test_one_assignment_alone_leaves_the_others_alone(course: Course) -> None:
    place = course.root / "assignments"
    for name in ("00-other/a.py", f"{ASSIGNMENT}/stale.py"):
        (place / name).parent.mkdir(parents=True)
        (place / name).write_text("there")
    release(course, only=ASSIGNMENT, probes=probes)
    assert list(on_disk(place)) == ["00-other/a.py", *(f"{ASSIGNMENT}/{name}" for name in FILES)]


def test_a_failure_leaves_the_earlier_release_as_it_was(course: Course) -> None:
    release(course, probes=probes)
    before = on_disk(course.root / "assignments")
    replace(course.root / SOURCE / "scale.py", "d_out", "d_in")
    replace(
        course.root / SOURCE / "tests" / "test_scale.py", "assert", "### BEGIN SOLUTION\nassert"
    )
    with pytest.raises(ReleaseError):
        release(course, probes=probes)
    assert on_disk(course.root / "assignments") == before


@pytest.mark.parametrize("call", [1, 2])
def test_a_full_disk_leaves_the_earlier_release_as_it_was(
    call: int, course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    release(course, probes=probes)
    before = on_disk(course.root / "assignments")
    replace(course.root / "solutions/conventions.txt", "d_out", "d_in")
    calls = []

    def rename(source: Path, target: Path) -> None:
        calls.append(source)
        if len(calls) == call:
            raise OSError(28, "No space left on device")
        source.replace(target)

    monkeypatch.setattr(os, "rename", rename)
    with pytest.raises(ReleaseError, match=r"No space left on device.*the earlier release stands"):
        release(course, probes=probes)
    assert on_disk(course.root / "assignments") == before
    assert not list(course.root.glob(".release-*"))


def test_the_description_tells_points_and_hints(course: Course) -> None:
    content = json.loads(plan(course, probes=probes)[f"{ASSIGNMENT}/assignment.json"])
    assert content["schema"] == "backprop-course/assignment/v1"
    assert content["exercises"][0] == {
        "id": "scale",
        "title": "Scaling",
        "functions": ["scale_backward"],
        "points": 10,
        "hints": ["Nudge.", "Rule.", "Worked step."],
        "graphs": [],
        "probes": [
            {"title": "scales by the other input", "kind": "value", "points": 9},
            {"title": "leaves its arguments unchanged", "kind": "purity", "points": 1},
        ],
    }


def test_the_table_of_mistakes_goes_along_without_what_is_ours(course: Course) -> None:
    told: dict[str, Any] = {"id": "a", "title": "A", "explanation": "B", "hint": "C"}
    told |= {"wrong": {}, "ways": {}, "company": {}, "cores": []}
    steps = [["call", ["scale", "scale_backward", 1.0, 2.0], 1]]
    case = {"name": "scale_backward(1, 2)", "steps": steps, "reads": [0], "wrong": [1.0]}
    own = {"smallest": case | {"right": [2.0]}, "also": ["b"]}
    folder = course.root / "autograder/misconceptions" / ASSIGNMENT / "scale"
    (folder / "_inputs.py").write_text("")
    table = {"entries": [], "right": {}, "mistakes": [told | own]}
    (folder / "_table.json").write_text(json.dumps(table))
    content = json.loads(plan(course, probes=probes)[f"{ASSIGNMENT}/mistakes.json"])
    told["smallest"] = case | {"got": "1", "want": "2", "drawing": {}}
    assert content == {"scale": {"entries": [], "right": {}, "mistakes": [told]}}


# In step


def test_a_fresh_release_is_in_step(course: Course) -> None:
    release(course, probes=probes)
    assert check(course, probes) == []


def edit(root: Path) -> None:
    (root / "scale.py").write_text("mine")


def add(root: Path) -> None:
    (root / "tests" / "extra.pyc").write_text("")


def remove(root: Path) -> None:
    (root / "close.py").unlink()


def make_link(root: Path) -> None:
    (root / "real.py").symlink_to("close.py")


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (edit, "scale.py: it is not what the solutions and suites give"),
        (add, "tests/extra.pyc: it is no part of the release"),
        (remove, "close.py: it is missing"),
        (make_link, "real.py: it is no part of the release"),
    ],
)
def test_a_release_out_of_step_is_told_file_by_file(
    change: Change, told: str, course: Course
) -> None:
    release(course, probes=probes)
    change(course.root / "assignments" / ASSIGNMENT)
    assert check(course, probes) == [f"assignments/{ASSIGNMENT}/{told}, run `autograder release`"]


# Leaks

ANSWER = "return d_out * factor_a, d_out * factor_b"
KEY = "0123456789abcdef0123456789abcdef"


def visible(line: str) -> Change:
    return lambda root: replace(
        root / SOURCE / "tests/test_scale.py", "def test", f"# {line}\n\n\ndef test"
    )


def hint(line: str) -> Change:
    return lambda root: replace(root / "course.toml", "Worked step.", f"Write {line} now.")


def story(line: str) -> Change:
    def change(root: Path) -> None:
        contents = cells()
        contents[0]["source"] = f"Some words.\n{line}\n"
        write_notebook(root, contents)

    return change


LEAKS = {
    ANSWER: f"it holds a line of {SOURCE}/scale.py:12",
    "d_out*factor_a , d_out*factor_b": f"it holds a line of {SOURCE}/scale.py:12",
    "assert student.scale_backward(d_out, a, b) == close((d_out * b, d_out * a))": (
        f"it holds a line of autograder/hidden/{ASSIGNMENT}/test_scale.py"
    ),
    "print(scale, 2 * 3 + 4 * 5)": f"it holds a line of {SOURCE}/{ASSIGNMENT}.ipynb cell 2:3",
    "see /home/someone/notes": "it holds a path of a machine",
    "C:\\Users\\Someone": "it holds a path of a machine",
    KEY: "it holds the course's key",
    "{root}/course.toml": "it holds a path of a machine",
}


@pytest.mark.parametrize("place", [visible, hint, story])
def test_a_leak_anywhere_stops_the_release(place: Callable[[str], Change], course: Course) -> None:
    place(ANSWER)(course.root)
    told = refusal(course)
    assert told.startswith(f"assignments/{ASSIGNMENT}/")
    assert told.endswith(LEAKS[ANSWER])


@pytest.mark.parametrize("line", LEAKS)
@pytest.mark.parametrize("file", ["a.py", "a.json"])
def test_every_kind_of_secret_is_found(line: str, file: str, course: Course) -> None:
    (course.root / "course-data").mkdir()
    (course.root / "course-data/key").write_text(KEY + "\n")
    told = "x = 1\nSee: " + line.removeprefix("return ").replace("{root}", str(course.root))
    found = leaks(course, file, told if file == "a.py" else json.dumps({"source": [told]}))
    assert found == [LEAKS[line]]


def test_a_written_answer_and_its_rubric_stay_with_the_instructor(course: Course) -> None:
    contents = cells()
    answer = "The forward pass keeps every value until its rule has run."
    contents.append(markdown(answer))
    marks = {"schema_version": 3, "grade": True, "solution": True, "locked": False, "points": 2}
    contents[-1]["metadata"] = {"nbgrader": marks | {"grade_id": "memory"}}
    rubric = "One point for naming what is kept, and one for saying until when."
    task = f"### BEGIN MARK SCHEME\n{rubric}\n### END MARK SCHEME\nWhy?"
    contents.append(markdown(task))
    marks = {"schema_version": 3, "grade": False, "solution": False, "locked": True, "points": 2}
    contents[-1]["metadata"] = {"nbgrader": marks | {"grade_id": "why", "task": True}}
    write_notebook(course.root, contents)
    released = notebook_of(course).cells[-2:]
    assert [cell.source for cell in released] == ["YOUR ANSWER HERE", "Why?"]
    assert [cell.metadata.nbgrader.points for cell in released] == [2, 2]
    place = f"it holds a line of {SOURCE}/{ASSIGNMENT}.ipynb cell"
    assert leaks(course, "a.py", f"# {answer}\n# {rubric}") == [f"{place} 6", f"{place} 7"]


def test_a_key_in_the_environment_is_a_secret_too(course: Course) -> None:
    secrets = secrets_of(course, environment={"AUTOGRADER_KEY": KEY})
    assert len(find_leaks({"a.md": KEY.encode()}, secrets)) == 1


def leaks(course: Course, file: str, text: str) -> list[str]:
    return [leak.reason for leak in find_leaks({file: text.encode()}, secrets_of(course))]


def test_short_lines_leak_when_two_follow_each_other(course: Course) -> None:
    region = "### BEGIN SOLUTION\n    one = d_out\n    two = -d_out\n    three = 1\n"
    replace(course.root / SOURCE / "scale.py", "### BEGIN SOLUTION\n", region)
    assert leaks(course, "a.py", "one = d_out\n\n  two = -d_out") == [
        f"it holds a line of {SOURCE}/scale.py:12"
    ]
    assert leaks(course, "a.py", "one = d_out\nthree = 1\ntwo = -d_out") == []


def test_a_line_that_stands_in_the_open_is_no_leak(course: Course) -> None:
    replace(course.root / SOURCE / "halve.py", "Halving", f"Much like {ANSWER[7:]} is halving")
    assert leaks(course, "a.py", ANSWER) == []


def test_a_trivial_line_leaks_in_its_own_stub_only(course: Course) -> None:
    assert leaks(course, "a.py", "return 0.5 * d_out") == []
    assert leaks(course, f"{ASSIGNMENT}/halve.py", "return 0.5 * d_out") == [
        "a line of its own solution is left in it: 0.5*d_out"
    ]


def test_a_home_folder_at_the_top_is_told_from_the_word_root(course: Course) -> None:
    secrets = secrets_of(course, home=Path("/root"))
    files = {"a.md": b"from leaf/root to /rooted or /root", "b.md": b"see /root/notes"}
    assert [leak.file for leak in find_leaks(files, secrets)] == ["b.md"]
