"""A commit read as it lies in git: no checkout, no filter, no hook; links are only named."""

import hashlib
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from autograder.collect.entries import Entry, Unreadable
from autograder.collect.folders import MOST_FILES
from autograder.collect.git.remote import Failed, local

_LINK, _SUBMODULE = "120000", "160000"
_PROBLEMS: Final = {
    _LINK: "is a link: hand in the file itself",
    _SUBMODULE: "is another repository (a submodule): hand in the file itself",
}


class Blob(NamedTuple):
    """A file of a commit: how git has it, and the hash of its content."""

    mode: str
    sha: str


Tree = dict[str, Blob]


def read_tree(clone: Path, commit: str) -> Tree:
    """The files of a commit by path; Unreadable when there are too many or it is not there."""
    listed = local(clone, "ls-tree", "-r", "-z", "--full-tree", commit).split(b"\0")[:-1]
    if len(listed) > MOST_FILES:
        raise Unreadable(f"holds more than {MOST_FILES} files")
    tree: Tree = {}
    for line in listed:
        told, _, path = line.partition(b"\t")
        mode, _, sha = told.decode().split()[:3]
        tree[path.decode(errors="replace")] = Blob(mode, sha)
    return tree


def entries(clone: Path, tree: Tree, wanted: frozenset[str]) -> list[Entry]:
    """The files as entries; the sizes are looked up of those alone that may be read."""
    names = ((path.rpartition("/")[2], blob.sha) for path, blob in tree.items())
    asked = [sha for name, sha in names if name in wanted or name.lower().endswith(".zip")]
    sizes = _sizes(clone, asked)
    return [_entry(clone, path, blob, sizes) for path, blob in tree.items()]


def blob_id(content: bytes) -> str:
    """The hash that git gives a file with this content."""
    return hashlib.sha1(b"blob %d\0" % len(content) + content, usedforsecurity=False).hexdigest()


def _sizes(clone: Path, shas: list[str]) -> dict[str, int]:
    """Bytes by hash; what was too large to be fetched has none."""
    asked = "".join(f"{sha}\n" for sha in shas).encode()
    told = local(clone, "cat-file", "--batch-check=%(objectname) %(objectsize)", data=asked)
    rows = (line.split() for line in told.decode().splitlines())
    return {sha: int(size) for sha, size in rows if size.isdigit()}


def _entry(clone: Path, path: str, blob: Blob, sizes: dict[str, int]) -> Entry:
    problem = _PROBLEMS.get(blob.mode, "")
    size = sizes.get(blob.sha, 0)
    return Entry(tuple(path.split("/")), size, None, partial(_read, clone, blob.sha), problem)


def _read(clone: Path, sha: str, most: int) -> bytes:
    try:
        return local(clone, "cat-file", "blob", sha, most=most + 1)[: most + 1]
    except Failed:
        raise Unreadable("was too large to be fetched") from None
