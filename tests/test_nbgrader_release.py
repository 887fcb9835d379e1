"""`nbgrader generate_assignment` gives what `autograder release` gives, or nothing."""

from pathlib import Path

import pytest

from autograder.release.write import check
from tests.bridge_lab import ESSAY, NOTEBOOK, Desk
from tests.collect_lab import tree
from tests.tiny_course import ASSIGNMENT, probes


def test_it_is_the_release_to_the_byte_and_known_to_the_gradebook(desk: Desk) -> None:
    before = tree(desk.root / "assignments")
    (desk.root / "assignments" / ASSIGNMENT / "stray.py").write_text("left over")
    (desk.root / "solutions" / ASSIGNMENT / "notes.bak").write_text("not for students")
    assert desk.generate() is None
    assert tree(desk.root / "assignments") == before
    assert check(desk.course, probes) == []
    with desk.book() as book:
        assignment = book.find_assignment(ASSIGNMENT)
        assert {cell.name: cell.max_score for cell in assignment.notebooks[0].grade_cells} == {
            "scale": 10,
            "halve": 1,
            ESSAY: 2,
        }
        assert str(assignment.duedate) == "2026-11-02 22:59:00"


def test_a_release_that_cannot_be_leaves_the_earlier_one(desk: Desk) -> None:
    before = tree(desk.root / "assignments")
    solution = desk.root / "solutions" / ASSIGNMENT / "scale.py"
    solution.write_text(solution.read_text().replace("### END SOLUTION", "### END SOLUTON"))
    assert "a marker must be a line of its own" in str(desk.generate())
    assert tree(desk.root / "assignments") == before


def test_settings_that_would_give_another_notebook_abort(desk: Desk) -> None:
    assert desk.generate(ClearSolutions={"code_stub": {"python": "pass"}}) is not None
    assert any("nbgrader's settings give another notebook" in line for line in desk.said)
    assert not (desk.root / "assignments" / ASSIGNMENT / NOTEBOOK).exists()


def test_no_solution_is_there_while_nbgrader_works(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nbgrader itself copies everything from the solutions before it converts a notebook."""
    from autograder.nbgrader_bridge.release_run import ReleaseRun

    seen: list[set[str]] = []
    real = ReleaseRun.prepared

    def look(run: ReleaseRun, assignment: str) -> object:
        folder = Path(run.course.root, "assignments", assignment)
        seen.append({path.name for path in folder.glob("*")})
        return real(run, assignment)

    monkeypatch.setattr(ReleaseRun, "prepared", look)
    assert desk.generate() is None
    assert seen == [set()]


def test_an_unknown_folder_of_solutions_is_named(desk: Desk) -> None:
    toml = desk.root / "course.toml"
    toml.write_text(toml.read_text().replace(f'id = "{ASSIGNMENT}"', 'id = "02-other"'))
    assert "is no assignment of course.toml" in str(desk.generate())
