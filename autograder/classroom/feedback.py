"""Feedback in students' repositories, through `gh`: an issue with comments, or a commit's status.

Only the program that tells the students needs a token, and it runs nobody's code.
"""

import hashlib
import json
import shutil
from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from autograder.collect.entries import Unreadable
from autograder.collect.git.addresses import Hosted, hosted
from autograder.collect.git.remote import Failed, Patience, ask_gh
from autograder.errors import UserError
from autograder.render import github
from autograder.report import Report

Way = Literal["issue", "status"]
CONTEXT: Final = "backprop-course"


class FeedbackError(UserError):
    """Nobody can be told anything; the text says what to do."""


class Gh(NamedTuple):
    """GitHub's own program, which knows the token."""

    program: str
    patience: Patience

    def api(self, host: str, address: str, **fields: str) -> Any:
        """Ask, or with fields tell; Failed says what is in the way."""
        command = [self.program, "api", "--hostname", host, address]
        for name, value in fields.items():
            command += ["--raw-field", f"{name}={value}"]
        return json.loads(ask_gh(self.patience, *command))


def find_gh(patience: Patience) -> Gh:
    """The program; FeedbackError when it is not installed."""
    program = shutil.which("gh")
    if program is None:
        raise FeedbackError("gh is not installed: see https://cli.github.com")
    return Gh(program, patience)


def tell(gh: Gh, report: Report, way: Way) -> str:
    """Tell one student, and return what was done; doing it again tells nothing twice.

    Raises:
        Unreadable: the student cannot be told, in a sentence that says why.
    """
    place = hosted(report.source.repository)
    if place is None:
        raise Unreadable("did not hand in from a repository on a host")
    if report.points is None:
        raise Unreadable("has no mark: grade again first")
    try:
        return _set_status(gh, place, report) if way == "status" else _write(gh, place, report)
    except Failed as error:
        raise Unreadable(f"was not told: {place.page} {error}") from None


def _set_status(gh: Gh, place: Hosted, report: Report) -> str:
    gh.api(
        place.host,
        f"repos/{place.name}/statuses/{report.source.sha}",
        state="success",
        context=f"{CONTEXT}/{report.assignment}",
        description=github.status(report),
    )
    return "status set"


def _write(gh: Gh, place: Hosted, report: Report) -> str:
    """Open the assignment's issue, or comment on it, unless just this stands there already."""
    title = f"Feedback: {report.assignment}"
    words = github.comment(report)
    mark = f"<!-- {CONTEXT} {hashlib.sha256(words.encode()).hexdigest()[:16]} -->"
    body = f"{words}\n{mark}\n"
    issues = f"repos/{place.name}/issues"
    found = _titled(gh.api(place.host, f"{issues}?state=all&per_page=100"), title)
    if found is None:
        gh.api(place.host, issues, title=title, body=body)
        return "issue opened"
    comments = f"{issues}/{found['number']}/comments"
    said = [found, *gh.api(place.host, f"{comments}?per_page=100")]
    if any(mark in (each.get("body") or "") for each in said):
        return "told already"
    gh.api(place.host, comments, body=body)
    return "comment added"


def _titled(issues: Sequence[dict[str, Any]], title: str) -> dict[str, Any] | None:
    return next((each for each in issues if each["title"] == title), None)
