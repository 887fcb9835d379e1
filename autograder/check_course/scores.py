"""What the grader gives: nothing for stubs, all for solutions, little for constant answers."""

from collections.abc import Callable, Iterator

from autograder.check_course.constants import constants
from autograder.check_course.findings import Finding
from autograder.course import Assignment, Course, Exercise
from autograder.release.build import ASSIGNMENTS, SOLUTIONS, suite_file
from autograder.release.markers import decode
from autograder.release.stubs import points_text
from autograder.report import ExerciseResult, Report

MOST_FOR_A_CONSTANT = 10  # percent of an exercise

Score = Callable[[Assignment, dict[str, bytes]], Report]
Judge = Callable[[Exercise, ExerciseResult], Finding | None]


def score_findings(course: Course, stubs: dict[str, bytes], score: Score) -> Iterator[Finding]:
    """Grade stubs (by their path in assignments/), solutions and constant answers."""
    for assignment in course.assignments:
        released = {
            each.file_name: stubs[f"{assignment.id}/{each.file_name}"]
            for each in assignment.exercises
            if f"{assignment.id}/{each.file_name}" in stubs
        }
        solved = _solutions(course, assignment)
        yield from _stubs(assignment, released, score)
        yield from _solved(assignment, solved, score)
        yield from _constants(assignment, solved, score)


def _solutions(course: Course, assignment: Assignment) -> dict[str, bytes]:
    folder = course.root / SOLUTIONS / assignment.id
    paths = [folder / each.file_name for each in assignment.exercises]
    return {path.name: path.read_bytes() for path in paths if path.is_file()}


def _stubs(assignment: Assignment, files: dict[str, bytes], score: Score) -> Iterator[Finding]:
    def judge(exercise: Exercise, result: ExerciseResult) -> Finding | None:
        file = f"{ASSIGNMENTS}/{assignment.id}/{exercise.file_name}"
        if result.state != "graded":
            return Finding(file, f"the stub is {result.state} ({result.message})", "make it load")
        if result.points:
            passed = _passed(result)
            problem = f"the untouched stub earns {points_text(result.points)} ({passed})"
            return Finding(file, problem, "make each probe call the student's code")
        return None

    yield from _judged(assignment, files, score, judge)


def _solved(assignment: Assignment, files: dict[str, bytes], score: Score) -> Iterator[Finding]:
    def judge(exercise: Exercise, result: ExerciseResult) -> Finding | None:
        if result.points == result.max_points:
            return None
        failed = ", ".join(each.title for each in result.probes if each.outcome != "passed")
        problem = f"the solution earns {result.points} of {result.max_points} ({failed})"
        file = f"{SOLUTIONS}/{assignment.id}/{exercise.file_name}"
        return Finding(file, problem, "correct the solution or the probe")

    yield from _judged(assignment, files, score, judge)


def _constants(assignment: Assignment, files: dict[str, bytes], score: Score) -> Iterator[Finding]:
    """All exercises are graded together, first way with first way: the ways are independent."""
    ways = {
        exercise.id: _ways(files[exercise.file_name], exercise)
        for exercise in assignment.exercises
        if exercise.file_name in files
    }
    for turn in range(max(map(len, ways.values()), default=0)):
        named = {name: each[turn][0] for name, each in ways.items() if turn < len(each)}
        handed = {f"{name}.py": ways[name][turn][1] for name in named}

        def judge(
            exercise: Exercise, result: ExerciseResult, named: dict[str, str] = named
        ) -> Finding | None:
            if (result.points or 0) * 100 <= result.max_points * MOST_FOR_A_CONSTANT:
                return None
            problem = (
                f"returning {named[exercise.id]} earns {result.points} of {result.max_points} "
                f"({_passed(result)})"
            )
            return Finding(suite_file(assignment.id, exercise.id), problem, "sharpen these probes")

        yield from _judged(assignment, handed, score, judge)


def _ways(source: bytes, exercise: Exercise) -> list[tuple[str, bytes]]:
    """The constant submissions, none for a solution that does not run: its score says so."""
    try:
        return list(constants(decode(source, exercise.file_name), exercise))
    except Exception:
        return []


def _judged(
    assignment: Assignment, files: dict[str, bytes], score: Score, judge: Judge
) -> Iterator[Finding]:
    """What a judge says of each exercise that was handed in; a fault of the grader goes first."""
    if not files:
        return
    report = score(assignment, files)
    for exercise in assignment.exercises:
        if exercise.file_name not in files:
            continue
        result = report.exercise(exercise.id)
        if result.points is None:
            file = suite_file(assignment.id, exercise.id)
            problem = f"the grader failed on {exercise.file_name} ({result.message})"
            yield Finding(file, problem, "see its log")
        elif finding := judge(exercise, result):
            yield finding


def _passed(result: ExerciseResult) -> str:
    return "passing " + ", ".join(each.title for each in result.probes if each.outcome == "passed")
