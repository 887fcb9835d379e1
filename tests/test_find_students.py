"""Who is in a folder of submissions."""

import os
from pathlib import Path

import pytest

from autograder.batch.grading import FolderError, find_students


@pytest.mark.parametrize("name", ["x" * 250, os.fsdecode(b"ad\xffa")], ids=["long", "not text"])
def test_a_folder_whose_name_cannot_be_a_students_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / name).mkdir()
    with pytest.raises(FolderError, match=r"cannot be a student's: rename it") as caught:
        find_students(tmp_path)
    assert str(caught.value).isascii()


def test_students_are_the_folders_that_match(tmp_path: Path) -> None:
    for name in ("bob", "ada", "ada2", ".git", "[x]", "Ada"):
        (tmp_path / name).mkdir()
    (tmp_path / "notes.txt").touch()
    assert find_students(tmp_path) == ["Ada", "[x]", "ada", "ada2", "bob"]
    assert find_students(tmp_path, "ada*") == ["ada", "ada2"]
    assert find_students(tmp_path, "[[]x]") == ["[x]"]
    for pattern in ("", "/", "../*", "/etc", "zed"):
        assert find_students(tmp_path, pattern) == []
