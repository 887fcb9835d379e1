"""The result of one exercise, made from what marking and reading found."""

from autograder.course import Exercise
from autograder.diagnose.doctor import Diagnosis
from autograder.errors import UserError
from autograder.grade import located, wording
from autograder.grade.marking import Marked
from autograder.grade.withdrawal import given
from autograder.report import ExerciseResult, ProbeResult
from autograder.submission import Submission
from autograder.suite import Probe


def graded(
    exercise: Exercise, submission: Submission, marked: Marked, diagnosis: Diagnosis
) -> ExerciseResult:
    """The result of a file that was read; one that does not compile is not gradable."""
    fault = marked.file_fault
    probes = given(exercise, marked)
    lost = [probe for probe in probes if not probe.is_earned]
    if not lost:
        diagnosis = Diagnosis()  # nobody needs the story of a mistake that cost nothing
    nudge = bool(lost) and fault is None and diagnosis.mistake is None
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="not_gradable" if fault and fault.cause == "compile" else "graded",
        points=sum(probe.earned for probe in probes),
        max_points=sum(probe.points for probe in probes),
        message=_message(exercise, submission, marked, lost, diagnosis),
        line=fault.line or None if fault else None,
        defined_at=located.place(exercise, submission, diagnosis) if lost else None,
        hint=exercise.hints[0] if nudge else "",
        probes=probes,
        misconception=diagnosis.mistake,
        counterexample=diagnosis.counterexample,
    )


def _message(
    exercise: Exercise,
    submission: Submission,
    marked: Marked,
    lost: list[ProbeResult],
    diagnosis: Diagnosis,
) -> str:
    """What is said of the exercise as a whole, where no mistake is named."""
    if lost and marked.is_wrong and diagnosis.mistake is None:
        return wording.unnamed(lost)
    if marked.file_fault:
        return marked.probes[0].message
    return wording.untouched(exercise.file_name, submission.ignored) if marked.is_stub else ""


def unread(
    exercise: Exercise, submission: Submission, probes: tuple[Probe, ...]
) -> ExerciseResult | None:
    """The result of an exercise whose file is not there or is no source; None when it is.

    UserError where this machine cannot read it.
    """
    if exercise.id in submission.files:
        return None
    problem = submission.problems.get(exercise.id)
    if problem and problem.is_ours:
        raise UserError(f"{submission.student}: {problem.message}")
    message = wording.missing_file(exercise.file_name, submission.ignored)
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="not_gradable" if problem else "not_submitted",
        points=0,
        max_points=sum(probe.points for probe in probes),
        message=problem.message if problem else message,
        line=problem.line or None if problem else None,
        probes=tuple(_not_run(probe) for probe in probes),
    )


def _not_run(probe: Probe) -> ProbeResult:
    return ProbeResult(
        id=probe.id,
        title=probe.title,
        kind=probe.kind,
        points=probe.points,
        outcome="not_run",
        message=wording.NOT_RUN_FILE,
    )


def grader_error(exercise: Exercise, max_points: int) -> ExerciseResult:
    """The result where the grader itself failed: no mark at all."""
    return ExerciseResult(
        id=exercise.id,
        title=exercise.title,
        state="grader_error",
        points=None,
        max_points=max_points,
        message=wording.GRADER_ERROR,
    )
