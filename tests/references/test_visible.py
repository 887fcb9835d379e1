"""The visible tests: references and other right solutions pass them all, stubs pass none."""

import ast
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from autograder.course import load_course
from autograder.kit import close
from autograder.release.markers import strip

ROOT = Path(__file__).parents[2]
COURSE = load_course(ROOT)
EXERCISES = [(a.id, e.id) for a in COURSE.assignments for e in a.exercises]
ALTERNATIVES = sorted((ROOT / "tests/alternatives").glob("*/*/*.py"))


def solution(assignment: str, exercise: str) -> str:
    return (ROOT / "solutions" / assignment / f"{exercise}.py").read_text(encoding="utf-8")


def loaded(name: str, source: str) -> ModuleType:
    module = ModuleType(name)
    exec(compile(source, name, "exec", dont_inherit=True), vars(module))
    return module


def visible_tests(
    assignment: str, exercise: str, source: str, monkeypatch: pytest.MonkeyPatch
) -> dict[str, Callable[[], None]]:
    """The test functions of one exercise, bound to `source`; its neighbours are the references."""
    monkeypatch.setitem(sys.modules, "close", close)
    for other in COURSE.assignment(assignment).exercises:
        text = source if other.id == exercise else solution(assignment, other.id)
        monkeypatch.setitem(sys.modules, other.id, loaded(other.id, text))
    path = ROOT / "solutions" / assignment / "tests" / f"test_{exercise}.py"
    content = runpy.run_path(str(path))
    return {name: each for name, each in content.items() if name.startswith("test_")}


@pytest.mark.parametrize(("assignment", "exercise"), EXERCISES)
def test_reference_passes(assignment: str, exercise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    source = solution(assignment, exercise)
    for test in visible_tests(assignment, exercise, source, monkeypatch).values():
        test()


@pytest.mark.parametrize("path", ALTERNATIVES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_alternative_passes(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    exercise, assignment = path.parent.name, path.parent.parent.name
    source = path.read_text(encoding="utf-8")
    for test in visible_tests(assignment, exercise, source, monkeypatch).values():
        test()


@pytest.mark.parametrize(("assignment", "exercise"), EXERCISES)
def test_stub_fails_every_visible_test(
    assignment: str, exercise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    stub = strip(solution(assignment, exercise), exercise)
    tests = visible_tests(assignment, exercise, stub, monkeypatch)
    assert tests
    for test in tests.values():
        with pytest.raises(NotImplementedError):
            test()


@pytest.mark.parametrize(("assignment", "exercise"), EXERCISES)
def test_visible_tests_have_titles(
    assignment: str, exercise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = solution(assignment, exercise)
    tests = visible_tests(assignment, exercise, source, monkeypatch)
    titles = [(test.__doc__ or "").split("\n")[0] for test in tests.values()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("assignment", "exercise"), EXERCISES)
def test_solution_needs_numpy_and_math_alone(assignment: str, exercise: str) -> None:
    tree = ast.parse(solution(assignment, exercise))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    names |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    profile = COURSE.assignment(assignment).exercise(exercise).profile
    assert names <= {"numpy", "math", "collections.abc", profile}


@pytest.mark.parametrize(("assignment", "exercise"), EXERCISES)
def test_every_exercise_has_two_alternatives(assignment: str, exercise: str) -> None:
    found = [p for p in ALTERNATIVES if p.parts[-3:-1] == (assignment, exercise)]
    assert len(found) >= 2
