"""When the server received which commit: never from the commit itself, whose dates students set."""

import re
import shutil
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import quote, urlsplit

from autograder.collect.git.addresses import Hosted, hosted
from autograder.collect.git.remote import Failed, Patience, ask_gh

GH_LOG: Final = "GitHub's log of pushes"
SERVER_LOG: Final = "the server's log of pushes"

_ZERO = "0" * 40
_REFLOG = re.compile(r"(?P<old>\w{40,64}) (?P<new>\w{40,64}) .*> (?P<time>\d+) [+-]\d{4}\t?")
_QUERY = '.[] | select(.activity_type != "branch_deletion") | [.timestamp, .after] | @tsv'


class Push(NamedTuple):
    """What a branch pointed to from a time on, by the server's clock."""

    time: datetime
    sha: str


class Log(NamedTuple):
    """All pushes to a branch, oldest first, and where they are known from."""

    source: str
    pushes: tuple[Push, ...]


def read_log(url: str, branch: str, patience: Patience, gh_host: str) -> Log | None:
    """The pushes to a branch; None where nobody here knows them.

    GitHub tells through `gh`, where that is installed; a bare repository on this machine has a
    log when its core.logAllRefUpdates is true.

    Raises:
        Failed: GitHub was asked and did not tell.
    """
    place = hosted(url)
    if place is None:
        return _server_log(Path(urlsplit(url).path if "://" in url else url), branch)
    if place.host == gh_host and (gh := shutil.which("gh")) is not None:
        return _github(gh, place, branch, patience)
    return None


def _github(gh: str, place: Hosted, branch: str, patience: Patience) -> Log:
    # A branch may be called almost anything, and it is the student who names it.
    ref = quote(f"refs/heads/{branch}", safe="/")
    address = f"repos/{place.name}/activity?ref={ref}&per_page=100"
    command = [gh, "api", "--hostname", place.host, "--paginate", address, "--jq", _QUERY]
    out = ask_gh(patience, *command)
    try:
        rows = [line.split("\t") for line in out.splitlines() if line]
        told = [Push(datetime.fromisoformat(when), sha) for when, sha in rows]
    except ValueError:
        raise Failed("has a log of pushes that cannot be read: is gh up to date?") from None
    return Log(GH_LOG, _sorted(told))


def _server_log(repository: Path, branch: str) -> Log | None:
    for folder in (repository, repository / ".git"):
        path = folder / "logs" / "refs" / "heads" / branch
        if path.is_file():
            return Log(SERVER_LOG, _sorted(_entries(path)))
    return None


def _entries(path: Path) -> Iterator[Push]:
    for line in path.read_text(errors="replace").splitlines():
        found = _REFLOG.match(line)
        if found is None:
            raise Failed(f"has a log of pushes that cannot be read: {path}")
        yield Push(datetime.fromtimestamp(int(found["time"]), UTC), found["new"])


def _sorted(pushes: Iterable[Push]) -> tuple[Push, ...]:
    """By time; of the same second those told first come first, as GitHub tells the newest first."""
    told = [push for push in pushes if push.sha != _ZERO]
    if len(told) > 1 and told[0].time > told[-1].time:
        told.reverse()
    return tuple(sorted(told, key=lambda push: push.time))
