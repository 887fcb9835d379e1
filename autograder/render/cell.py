"""One exercise's result inside a notebook: a page's part, plain text, and a comment."""

from collections.abc import Sequence

from autograder.render.html import environment, picture
from autograder.render.student_page import OUTCOMES
from autograder.report import ExerciseResult


def page(result: ExerciseResult, notes: Sequence[str] = ()) -> str:
    """HTML to stand in a page; `notes` are sentences on the notebook itself."""
    found = result.counterexample
    return (
        environment()
        .get_template("cell.html")
        .render(
            result=result,
            notes=notes,
            hint=_hint(result),
            found=found,
            drawing=picture(found.svg, result.id) if found else None,
            lost=[probe for probe in result.probes if not probe.is_earned],
            outcomes=OUTCOMES,
        )
    )


def comment(result: ExerciseResult, notes: Sequence[str] = ()) -> str:
    """What a gradebook says of an exercise, in a few sentences."""
    worth = f"{'no mark' if result.points is None else result.points} of {result.max_points} points"
    told = [f"{result.id}.py: {worth}.", *notes]
    if result.state == "graded" and result.misconception is not None:
        told.append(f"{result.misconception.title}. {result.misconception.explanation}")
    elif result.message:
        told.append(_sentence(result.message))
    if hint := _hint(result):
        told.append(f"Hint: {hint}")
    return " ".join(told)


def _hint(result: ExerciseResult) -> str:
    if result.state != "graded" or result.points == result.max_points:
        return ""
    return result.misconception.hint if result.misconception is not None else result.hint


def _sentence(text: str) -> str:
    said = text[:1].upper() + text[1:]
    return said if said.endswith((".", "!", "?")) else f"{said}."
