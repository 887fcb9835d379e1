"""Git repositories made from nothing, and the proof that nothing else is in them."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from autograder.errors import OUR_FAULT, UserError
from autograder.release.leaks import Secrets, find_leaks

BRANCH: Final = "main"
_AUTHOR: Final = ("backprop-course", "course@localhost")


class ClassroomError(UserError):
    """No repository was built; the text says what is in the way."""

    exit_status = OUR_FAULT


def write_repository(
    folder: Path, files: Mapping[str, bytes], message: str, secrets: Secrets
) -> str:
    """Make a repository with one commit of these files, proved to hold no secret; returns its id.

    Built beside its place, so that a failure leaves nothing there. `secrets` speaks of the files
    by their path in the repository.

    Raises:
        ClassroomError: the folder is in use, git fails, or the repository holds anything more.
    """
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ClassroomError(f"{folder} is not empty: name a new folder, or remove it first")
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=".classroom-", dir=folder.parent) as made:
        new = Path(made, "repository")
        _commit(new, files, message)
        prove(new, files, secrets)
        if folder.exists():
            folder.rmdir()
        os.rename(new, folder)
    return _git(folder, "rev-parse", "HEAD").decode().strip()


def _commit(folder: Path, files: Mapping[str, bytes], message: str) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    _git(folder, "init", "-q", "--template=", "-b", BRANCH)
    _git(folder, "add", "--all", "--force")
    _git(folder, "commit", "-q", "--no-verify", "-m", message)
    shutil.rmtree(folder / ".git" / "logs", ignore_errors=True)


def prove(folder: Path, files: Mapping[str, bytes], secrets: Secrets) -> None:
    """ClassroomError unless one commit with exactly these files is all there is, and no secret."""
    refs = _git(folder, "for-each-ref", "--format=%(refname)").decode().split()
    if refs != [f"refs/heads/{BRANCH}"]:
        raise ClassroomError(f"the repository has the refs {refs}: only {BRANCH} may be there")
    paths = dict(_paths(folder))
    if sorted(paths) != sorted(files):
        odd = ", ".join(sorted(set(paths) ^ set(files)))
        raise ClassroomError(f"the commit does not hold exactly the files it should: {odd}")
    names: dict[str, list[str]] = {}
    for path, sha in paths.items():
        names.setdefault(sha, []).append(path)
    commits = 0
    for sha, kind, content in _objects(folder):
        commits += kind == "commit"
        if kind == "tree":
            continue  # names alone, which are compared above
        for name in names.get(sha, [f"{kind} {sha}"]):
            for leak in find_leaks({name: content}, secrets):
                line = f", line {leak.line}" if leak.line else ""
                raise ClassroomError(f"{leak.file}{line} must not get out: {leak.reason}")
        if kind == "blob" and sha not in names:
            raise ClassroomError(f"the repository holds an object of no file: {sha}")
    if commits != 1:
        raise ClassroomError(f"the repository holds {commits} commits: one is meant to be there")


def _paths(folder: Path) -> Iterator[tuple[str, str]]:
    """Path and id of every file of every commit."""
    for commit in _git(folder, "rev-list", "--all", "--reflog").decode().split():
        for line in _git(folder, "ls-tree", "-r", "-z", commit).decode().split("\0")[:-1]:
            told, _, path = line.partition("\t")
            yield path, told.split()[2]


def _objects(folder: Path) -> Iterator[tuple[str, str, bytes]]:
    """Id, kind and content of all that git keeps there, whether anything points to it or not."""
    listed = "--batch-all-objects", "--batch-check=%(objectname) %(objecttype)"
    for line in _git(folder, "cat-file", *listed).decode().splitlines():
        sha, kind = line.split()
        yield sha, kind, _git(folder, "cat-file", kind, sha)


def _git(folder: Path, *args: str) -> bytes:
    """Run git as nobody in particular: no settings, hooks or names of whoever builds."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
    env |= {"GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull}
    for role in ("AUTHOR", "COMMITTER"):
        env[f"GIT_{role}_NAME"], env[f"GIT_{role}_EMAIL"] = _AUTHOR
    try:
        done = subprocess.run(["git", "-C", folder, *args], env=env, capture_output=True)
    except FileNotFoundError:
        raise ClassroomError("git is not installed: apt-get install git") from None
    if done.returncode:
        told = done.stderr.decode(errors="replace").strip().partition("\n")[0]
        raise ClassroomError(f"git {args[0]} failed: {told}")
    return done.stdout
