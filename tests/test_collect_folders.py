"""Folders as they lie about: links, pipes, huge and locked files cost only themselves."""

import os
from pathlib import Path

import pytest

from autograder.collect.folders import walk
from autograder.collect.picking import pick
from tests.collect_lab import BOTH, HALVE, WANT, write_files


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with two good files, to which oddities are added."""
    return write_files(tmp_path / "work", BOTH)


def test_links_pipes_and_loops_in_folders_are_not_followed(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"secret")
    (folder / "scale.py").unlink()
    (folder / "scale.py").symlink_to(tmp_path / "secret")
    (folder / "halve.py").unlink()
    os.mkfifo(folder / "halve.py")
    (folder / "loop").symlink_to(folder)
    got = pick(walk(folder), WANT)
    assert got.files == {}
    assert "is a link" in got.problems["scale.py"]
    assert "is not an ordinary file" in got.problems["halve.py"]
    assert got.ignored == ("loop",)


def test_a_file_that_may_not_be_read_costs_only_itself(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = os.open

    def refuse(path: Path, flags: int) -> int:
        if path.name == "scale.py":
            raise PermissionError(13, "Permission denied")
        return opened(path, flags)

    monkeypatch.setattr(os, "open", refuse)
    got = pick(walk(folder), WANT)
    assert got.files == {"halve.py": HALVE}
    told = "scale.py cannot be opened (Permission denied): hand it in again."
    assert got.problems == {"scale.py": told}


def test_a_large_file_of_a_folder_is_not_read(folder: Path) -> None:
    with (folder / "scale.py").open("wb") as stream:
        stream.truncate(50 << 30)
    got = pick(walk(folder), WANT)
    assert got.files == {"halve.py": HALVE}
    assert got.problems == {"scale.py": "scale.py is larger than 4 KB, the most that is read."}


def test_what_lies_too_deep_is_left_aside(folder: Path) -> None:
    write_files(folder / "/".join("abcdefghijklmnop"), {"scale.py": b"deep"})
    got = pick(walk(folder), WANT)
    assert got.files == BOTH
    assert len(got.ignored) == 1
