"""Reports of a class that was graded in parts, brought into one folder; all or nothing."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from autograder.batch.grading import Outcome, Place
from autograder.batch.run import MOST_TOLD, TABLE, Done, write_page, write_table
from autograder.errors import UserError
from autograder.report import Report, dump, timeless
from autograder.text import plain

SAME = {  # what must be the same in all parts: the field, and what to call it
    "key_id": "keys",
    "course_version": "versions of the course",
    "grader_version": "versions of the grader",
}


class MergeError(UserError):
    """Reports do not belong together; the text names them."""


class Found(NamedTuple):
    """A report and the folder in which it was found."""

    report: Report
    folder: Path


def merge(parts: Sequence[Path], out: Path, assignment: str) -> Done:
    """Bring the reports of `parts`/`assignment` into `out`/`assignment`, with pages and table.

    What is in `out` already is one of the parts, so that doing it again changes nothing.

    Raises:
        MergeError: a folder holds no reports, or the reports do not belong together; nothing
            is written then.
    """
    place = Place(out / assignment)
    found = list(_found(place.folder, assignment)) if place.folder.is_dir() else []
    for part in parts:
        found += _part(part / assignment, assignment)
    check(found)
    chosen = {each.report.student: each.report for each in reversed(found)}  # the first counts
    place.prepare()
    faults = []
    for student, report in sorted(chosen.items()):
        fresh = place.earlier(student) is None
        if fresh:
            place.write(place.report(student), dump(report))
        faults += write_page(place, Outcome(report, fresh))
    write_table(place)
    return Done([chosen[student] for student in sorted(chosen)], faults)


def _part(folder: Path, assignment: str) -> list[Found]:
    """The reports of a part; a part without students has a table all the same."""
    found = list(_found(folder, assignment))
    if not found and not (folder / TABLE).is_file():
        raise MergeError(f"{folder} holds no reports: name what grade had as --out")
    return found


def _found(folder: Path, assignment: str) -> Iterator[Found]:
    place = Place(folder)
    known = {f"{report.student}.json": report for report in place.reports()}
    for name in sorted(path.name for path in folder.glob("*.json")):
        report = known.get(name)
        if report is None or report.assignment != assignment:
            raise MergeError(f"{plain(str(folder / name))} is no report of {assignment}: remove it")
        yield Found(report, folder)


def check(found: Sequence[Found]) -> None:
    """MergeError unless all reports belong together."""
    for field, what in SAME.items():
        where: dict[str, Path] = {}
        for each in found:
            where.setdefault(getattr(each.report, field), each.folder)
        if len(where) > 1:
            told = ", ".join(f"{value} in {folder}" for value, folder in where.items())
            raise MergeError(f"the reports were made with different {what} ({told})")
    if loose := [each for each in found if each.report.jail == "none"]:
        raise MergeError(f"{_told(loose)} graded without a jail: grade again in one")
    by_student: dict[str, list[Found]] = defaultdict(list)
    for each in found:
        by_student[each.report.student].append(each)
    for field, what in (("submission_sha256", "submissions"), ("", "results for one submission")):
        twice = [each for same in by_student.values() for each in _unlike(same, field)]
        if twice:
            raise MergeError(f"{_told(twice)} there with different {what}: remove the wrong report")


def _unlike(found: Sequence[Found], field: str) -> Sequence[Found]:
    """Reports of one student where they differ in a field, or in more than when they were made."""
    if field:
        values = {getattr(each.report, field) for each in found}
        return found if len(values) > 1 else ()
    first, *others = (timeless(each.report) for each in found)
    return found if any(other != first for other in others) else ()


def _told(found: Sequence[Found]) -> str:
    """The students of some reports, and the folders: the beginning of a sentence."""
    names = list(dict.fromkeys(plain(each.report.student) for each in found))
    folders = dict.fromkeys(str(each.folder) for each in found)
    more = f" and {len(names) - MOST_TOLD} more" if len(names) > MOST_TOLD else ""
    verb = "is" if len(names) == 1 else "are"
    return f"{', '.join(names[:MOST_TOLD])}{more} (in {', '.join(folders)}) {verb}"
