"""Collects a class from git: some repositories at a time, each student's trouble their own."""

import re
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote

from autograder.collect.entries import Unreadable
from autograder.collect.extensions import Extensions
from autograder.collect.gather import Delivery, Job, collect_all
from autograder.collect.git.choosing import Terms
from autograder.collect.git.fetching import Look, Repository, fetch_copy
from autograder.collect.roster import Claim, Person
from autograder.collect.store import Copy
from autograder.collect.summary import Summary

PLACES: Final = ("github", "login", "id", "student", "assignment")
_PLACE = re.compile(r"\{(\w*)\}")


class Class(NamedTuple):
    """Where the repositories of a class are, and which commits count.

    `pattern` is an address with {github}, {login}, {id}, {student} or {assignment} in it; `asked`
    holds the commits that an instructor asked for, by student.
    """

    pattern: str
    clones: Path
    look: Look
    extensions: Extensions
    takes_late: bool = False
    asked: Mapping[str, str] = {}
    jobs: int = 8


def collect_git(job: Job, source: Class, people: Sequence[Person]) -> Summary:
    """Collect from the repositories of these people; one's trouble is nobody else's."""
    twice = _shared(job, source.pattern)
    with ThreadPoolExecutor(source.jobs) as pool:
        deliveries = []
        for person in people:
            copy = pool.submit(_fetch, job, source, person, twice)
            deliveries.append(Delivery(_claim(person), partial(_when_fetched, copy)))
        try:
            return collect_all(job, deliveries, [])
        except BaseException:
            source.look.patience.stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _claim(person: Person) -> Claim:
    return Claim(person.folder, (person.folder,))


def _when_fetched(copy: Future[Copy], _: Person | None) -> Copy:
    return copy.result()


def _shared(job: Job, pattern: str) -> dict[str, list[int]]:
    """The addresses that several rows of the roster lead to, with their lines; case aside."""
    found: dict[str, list[int]] = {}
    for person in job.roster.people if job.roster else ():
        with suppress(Unreadable):
            url = address(person, pattern, job.assignment.id)
            found.setdefault(url.casefold(), []).append(person.line)
    return {url: lines for url, lines in found.items() if len(lines) > 1}


def _fetch(job: Job, source: Class, person: Person, shared: Mapping[str, list[int]]) -> Copy:
    assignment = job.assignment
    until = source.extensions.of(person.folder, assignment.id).until
    terms = Terms(until or assignment.due, source.takes_late, job.clock.zone)
    url = address(person, source.pattern, assignment.id)
    if lines := shared.get(url.casefold()):
        rows = " and ".join(map(str, lines))
        raise Unreadable(f"lines {rows} of the roster lead to the same repository: change one")
    repository = Repository(url, source.clones / f"{person.folder}.git", source.look)
    copy = fetch_copy(repository, assignment.id, terms, source.asked.get(person.folder, ""))
    told = job.clock.told(_claim(person), person)
    if told is None:
        return copy
    return copy._replace(time=told.time, time_from=told.source, is_stated=True)


def address(person: Person, pattern: str, assignment: str) -> str:
    """Where a student's repository is; a roster's own column comes first.

    Raises:
        Unreadable: the roster lacks what the pattern needs.
    """
    if person.repository:
        return person.repository
    if not pattern:
        raise Unreadable(f"line {person.line} of the roster has no cell 'repository'")
    values = {
        "github": person.github,
        "login": person.login,
        "id": person.id,
        "student": person.folder,
        "assignment": assignment,
    }

    def fill(found: re.Match[str]) -> str:
        value = values[found[1]]
        if not value:
            raise Unreadable(f"line {person.line} of the roster has no cell {found[1]!r}")
        return quote(value, safe="@")

    return _PLACE.sub(fill, pattern)


def wrong_place(pattern: str) -> str:
    """The first {word} of a pattern that stands for nothing; empty when all do."""
    return next((name for name in _PLACE.findall(pattern) if name not in PLACES), "")
