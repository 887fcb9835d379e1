"""One student's repository: what was pushed when, which commit counts, and its files."""

import re
import shutil
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from autograder.collect import stamps
from autograder.collect.deciding import SHORT
from autograder.collect.entries import Unreadable
from autograder.collect.git.choosing import Chosen, Terms, choose
from autograder.collect.git.pushes import Log, Push, read_log
from autograder.collect.git.remote import Failed, Patience, asked, clone, local
from autograder.collect.git.tampering import Given, changes, is_untouched
from autograder.collect.git.tree import entries, read_tree
from autograder.collect.picking import NOTEBOOK_KB, Wanted, pick
from autograder.collect.receipts import Commit
from autograder.collect.store import Copy
from autograder.text import plain

DEEPEST: Final = 1000  # commits of a history in which one that was asked for is looked for
_BLOBS = f"--filter=blob:limit={(NOTEBOOK_KB << 10) + 1}"
_MOVED = re.compile(r"redirecting to (?P<url>\S+)")
_CREDENTIALS = re.compile(r"(?<=://)[^/@]*@")
_BROKEN = re.compile(r"\.lock'|corrupt|bad object|loose object|index file", re.I)


class Look(NamedTuple):
    """How all repositories of an assignment are looked at; `now` is the time of asking."""

    want: Wanted
    known: Given
    other_folders: frozenset[str]
    now: datetime
    patience: Patience
    branch: str = ""
    gh_host: str = "github.com"


class Head(NamedTuple):
    """A branch as the server tells it, and a word on where the repository moved to."""

    branch: str
    sha: str
    notes: tuple[str, ...] = ()


class Repository(NamedTuple):
    """A student's repository and our clone of it."""

    url: str
    clone: Path
    look: Look

    @property
    def shown(self) -> str:
        """The address without what opens doors."""
        return plain(_CREDENTIALS.sub("", self.url), 200)

    def head(self) -> Head:
        """The branch that counts; Unreadable when there is none."""
        out, err = self._ask("ls-remote", "--symref", "--", self.url, "HEAD", "refs/heads/*")
        lines = [line.split("\t") for line in out.splitlines() if "\t" in line]
        default = next((told[5:] for told, name in lines if told.startswith("ref: ")), "")
        tips = {name.removeprefix("refs/heads/"): sha for sha, name in lines if "/" in name}
        if not tips:
            raise Unreadable("is empty: nothing was pushed")
        branch = self.look.branch or default.removeprefix("refs/heads/")
        if branch not in tips and not self.look.branch and len(tips) == 1:
            (branch,) = tips
        if branch not in tips:
            told = ", ".join(sorted(tips)[:5])
            wanted = f"branch {branch!r}" if branch else "default branch"
            raise Unreadable(f"has no {wanted}, only {plain(told, 200)}: name one with --branch")
        moved = _MOVED.search(err)
        notes = (f"the repository moved to {plain(moved['url'], 200)}",) if moved else ()
        return Head(branch, tips[branch], notes)

    def log(self, head: Head) -> Log | None:
        """All pushes to the branch, where anybody tells."""
        return read_log(self.url, head.branch, self.look.patience, self.look.gh_host)

    def fetch(self, *commits: str, depth: int = 1) -> None:
        """Bring commits here that are not yet, with files that are not too large."""
        missing = commits if depth > 1 else [sha for sha in commits if not self._has(sha)]
        if missing:
            fixed = "--quiet", "--no-tags", "--no-write-fetch-head", f"--depth={depth}", _BLOBS
            try:
                self._ask("fetch", *fixed, "--", self.url, *missing)
            finally:
                self._forget_the_server()

    def _forget_the_server(self) -> None:
        """Undo what a filtered fetch notes down: git would get later what was left out."""
        with suppress(Failed):
            local(self.clone, "config", "--remove-section", f"remote.{self.url}")

    def _has(self, sha: str) -> bool:
        try:
            local(self.clone, "cat-file", "-e", f"{sha}^{{tree}}")
        except Failed:
            return False
        return True

    def _ask(self, *args: str) -> tuple[str, str]:
        """Ask the server; a clone that an interruption left broken is made anew once."""
        clone(self.clone)
        try:
            return asked(self.look.patience, self.clone, *args)
        except Failed as error:
            if not _BROKEN.search(error.stderr):
                raise
        shutil.rmtree(self.clone, ignore_errors=True)
        clone(self.clone)
        return asked(self.look.patience, self.clone, *args)


def fetch_copy(repository: Repository, assignment: str, terms: Terms, wanted: str) -> Copy:
    """The copy that counts; `wanted` is the commit that an instructor asks for, if one does.

    Raises:
        Unreadable: it cannot be had, in a sentence that names the repository.
    """
    try:
        return _fetch_copy(repository, assignment, terms, wanted)
    except Unreadable as error:
        raise Unreadable(f"{repository.shown} {error}") from None


def _fetch_copy(repository: Repository, assignment: str, terms: Terms, wanted: str) -> Copy:
    look, head = repository.look, repository.head()
    log = repository.log(head)
    if wanted:
        chosen, time = _asked_for(repository, head, log, wanted)
    elif log is None or not log.pushes:
        chosen, time = _tip(head, look.now, terms), None
    else:
        chosen = choose(log.pushes, terms, lambda push: _untouched(repository, assignment, push))
        time = chosen.push.time
    sha = chosen.push.sha
    try:
        repository.fetch(sha)
    except Failed as error:
        raise _lost(error, chosen, terms) from None
    tree = read_tree(repository.clone, sha)
    others = {path for path in tree if path.split("/")[0] in look.other_folders}
    inside = {path: blob for path, blob in tree.items() if path not in others}
    picked = pick(entries(repository.clone, inside, frozenset(look.want.sizes)), look.want)
    notes = (*chosen.notes, *head.notes, *changes(inside, assignment, look.known))
    commit = Commit(sha=sha, why=chosen.why, is_asked=bool(wanted))
    if time is None and log is None and look.now <= terms.due:
        return Copy(picked, "git", repository.shown, look.now, SEEN, False, notes, commit)
    source = log.source if log else "unknown"
    return Copy(picked, "git", repository.shown, time, source, time is not None, notes, commit)


SEEN: Final = "when we saw it"


def _tip(head: Head, now: datetime, terms: Terms) -> Chosen:
    """The newest commit, where nobody tells when it was pushed."""
    when = stamps.shown(now, terms.zone)
    return Chosen(Push(now, head.sha), f"the newest on {plain(head.branch, 100)} at {when}")


def _untouched(repository: Repository, assignment: str, push: Push) -> bool:
    """Whether a push holds the stubs and no more; one that is lost is taken for work."""
    try:
        repository.fetch(push.sha)
    except Failed:
        return False
    return is_untouched(read_tree(repository.clone, push.sha), assignment, repository.look.known)


def _asked_for(
    repository: Repository, head: Head, log: Log | None, wanted: str
) -> tuple[Chosen, datetime | None]:
    """A commit by its id or the beginning of it, and when a push first brought it."""
    pushes = log.pushes if log else ()
    sha = next((push.sha for push in pushes if push.sha.startswith(wanted)), "")
    if not sha:
        sha = _in_history(repository, head, pushes, wanted)
    first = next((push for push in pushes if _brought(repository, push, sha)), None)
    chosen = Chosen(Push(repository.look.now, sha), "an instructor asked for it")
    return chosen, first.time if first else None


def _in_history(repository: Repository, head: Head, pushes: tuple[Push, ...], wanted: str) -> str:
    for tip in dict.fromkeys([head.sha, *(push.sha for push in pushes)]):
        try:
            repository.fetch(tip, depth=DEEPEST)
        except Failed:
            continue  # what was pushed over may be gone
    try:
        told = local(repository.clone, "rev-parse", "--verify", "--quiet", f"{wanted}^{{commit}}")
    except Failed:
        raise Unreadable(f"has no commit {wanted}: is it on another branch?") from None
    return told.decode().strip()


def _brought(repository: Repository, push: Push, sha: str) -> bool:
    if push.sha == sha:
        return True
    try:
        local(repository.clone, "merge-base", "--is-ancestor", sha, push.sha)
    except Failed:
        return False
    return True


def _lost(error: Failed, chosen: Chosen, terms: Terms) -> Unreadable:
    """What to say when a commit does not come: it may have been pushed over."""
    if "not our ref" not in error.stderr and "unadvertised" not in error.stderr:
        return error
    when = stamps.shown(chosen.push.time, terms.zone)
    return Unreadable(
        f"has lost commit {chosen.push.sha[:SHORT]}, pushed {when} and pushed over since: "
        "ask for it, or choose another with --commit"
    )
