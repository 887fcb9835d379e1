"""What the tests of pages are made of: telling reports, a class, and a reader of HTML."""

from html.parser import HTMLParser
from typing import Any

from msgspec.structs import replace

from autograder.kit import draw
from autograder.report import Counterexample, ExerciseResult, NamedMistake, Report, Source
from tests.lab import a_probe, a_report, an_exercise

VOID = {"meta", "br", "path", "rect", "circle", "link", "img", "input"}

MISTAKE = NamedMistake(
    id="own_input",
    title="Each input is scaled by itself",
    explanation="You scaled the gradient of `a` by a.",
    hint="Raise the 2 of 2 * 5 by 0.1.",
)


def a_case(**fields: Any) -> Counterexample:
    """A drawn case of a product, with a wrong gradient in it."""
    graph: dict[str, list[str]] = {"a": [], "b": [], "out": ["a", "b"]}
    more: dict[str, Any] = {
        "ops": {"out": "*"},
        "values": {"a": 2.0, "b": 5.0},
        "grads": {"a": 2.0, "b": 2.0, "out": 1.0},
        "want": {"a": 5.0, "b": 2.0},
    }
    usual: dict[str, Any] = {
        "size": 2,
        "statement": "multiply_backward(1, 2, 5)",
        "got": "(2, 2)",
        "want": "(5, 2)",
        "first_wrong": "a",
        "svg": draw.svg(graph, **more).text,
        "text": draw.tree(graph, **more),
    }
    return Counterexample(**(usual | fields))


def mistaken(name: str = "multiply", **fields: Any) -> ExerciseResult:
    """An exercise in which a mistake is named and a case is drawn."""
    result = an_exercise(
        name, "graded", a_probe("ends"), a_probe("cases", "failed"), a_probe("zeros", "failed")
    )
    more = {"misconception": MISTAKE, "counterexample": a_case(), "defined_at": 31}
    return replace(result, **(more | fields))


def full(name: str = "add") -> ExerciseResult:
    """An exercise with full marks."""
    return an_exercise(name, "graded", a_probe("value", points=3), a_probe("zeros", points=1))


def untouched(name: str = "chain", checks: int = 6) -> ExerciseResult:
    """A stub as it was released."""
    message = f"{name}_backward is not written yet: its TODO still raises NotImplementedError"
    probes = [replace(a_probe(f"p{number}", "failed"), message=message) for number in range(checks)]
    return replace(an_exercise(name, "graded", *probes), hint="There are two operations.")


def hanging(name: str = "relu") -> ExerciseResult:
    """A file whose calls do not come back."""
    slow = [a_probe("gate", "timeout", 4), a_probe("shape", "timeout")]
    result = an_exercise(name, "graded", *slow, a_probe("purity", "not_run", 1))
    message = "No mistake that we know explains this; what fails: shapes."
    return replace(result, message=message, hint="What comes back to z?", defined_at=4)


def unreadable(name: str = "tanh") -> ExerciseResult:
    """A file that Python cannot read."""
    message = f"{name}.py, line 7: Python 3.11 cannot read this line: is a colon missing?"
    probes = [replace(a_probe(each, "failed"), message=message) for each in ("value", "shape")]
    return replace(an_exercise(name, "not_gradable", *probes), message=message, line=7)


def absent(name: str = "exp") -> ExerciseResult:
    """A file that was not handed in."""
    message = f"{name}.py was not handed in; found '{name}_final_ada.py': rename it to {name}.py."
    probes = [a_probe("value", "not_run"), a_probe("shape", "not_run")]
    return replace(an_exercise(name, "not_submitted", *probes), message=message)


def ours(name: str = "power") -> ExerciseResult:
    """An exercise that the grader failed at."""
    message = "not graded: a problem of the grader, not of this work; no mark is lost"
    return replace(an_exercise(name, "grader_error"), message=message, max_points=8)


EVERYTHING = (full(), mistaken(), hanging(), unreadable(), untouched(), absent())


def a_class() -> list[Report]:
    """Nine students, each telling in another way."""
    server = Source(kind="nbgrader", time="2026-11-03T23:59:00+01:00")
    late = {"due": "2026-11-02T23:59:00+01:00", "late_s": 90_000, "penalty": 1, "final_points": 3}
    return [
        a_report("ada", full(), full("multiply"), **late, source=server),
        a_report("ben", full(), mistaken()),
        a_report("cy", full(), mistaken(), ignored_files=("multiply_final_cy.py",)),
        a_report("dee", full(), untouched("multiply")),
        a_report("eva", hanging("add"), mistaken()),
        a_report("finn", unreadable("add"), absent("multiply")),
        a_report("gus", absent("add"), absent("multiply")),
        a_report("hal", ours("add"), full("multiply")),
        a_report("ida", crashed("add"), full("multiply")),
    ]


def crashed(name: str) -> ExerciseResult:
    """A file that ends the program."""
    return an_exercise(name, "graded", a_probe("value", "crashed", 3), a_probe("zeros", points=1))


class Reader(HTMLParser):
    """Reads a page: the opening tags with their attributes, and the text that is no style."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []
        self.spaced = ""
        self._open: list[str] = []
        self.feed(page)
        assert self._open == [], "elements that are never closed"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open and self._open[-1] != "style":
            self.words += data.split()
            self.spaced += data

    @property
    def text(self) -> str:
        """All that is to be read, spaces folded."""
        return " ".join(self.words)

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of every element of that name."""
        return [attributes for name, attributes in self.tags if name == tag]
