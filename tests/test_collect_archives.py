"""Archives and folders as students make them: hostile, broken, odd; one listed file is taken."""

import stat
import struct
import zipfile
from pathlib import Path

import pytest

from autograder.collect import archives
from autograder.collect.archives import open_archive, unpacked
from autograder.collect.entries import Unreadable
from autograder.collect.picking import Picked, pick
from tests.collect_lab import BOTH, HALVE, SCALE, WANT, Files, Odd, zipped

LINK = Odd(b"/etc/passwd", stat.S_IFLNK | 0o777)


def picked(files: Files | list[tuple[str, bytes | Odd]]) -> Picked:
    """What is taken of one student's archive."""
    return pick(unpacked(zipped(files)), WANT)


PLACES = ["", "01-tiny/", "my work/01-tiny/", "homework/deep/er/", "src\\win\\"]


@pytest.mark.parametrize("place", PLACES)
def test_the_listed_files_are_found_in_any_folder(place: str) -> None:
    got = picked({f"{place}{name}": content for name, content in BOTH.items()})
    assert got.files == BOTH
    assert not got.problems


def test_what_a_computer_leaves_is_not_worth_a_word() -> None:
    junk = ["__MACOSX/._scale.py", "__MACOSX/01-tiny/scale.py", ".DS_Store", "Thumbs.db"]
    junk += ["__pycache__/scale.py", ".venv/lib/scale.py", ".git/scale.py", "._scale.py"]
    junk += [".ipynb_checkpoints/scale.py", "lib/site-packages/scale.py", "check.py", "tests/a.py"]
    got = picked({**BOTH, **dict.fromkeys(junk, b"junk")})
    assert got.files == BOTH
    assert got.ignored == ()


ESCAPES = ["../scale.py", "a/../../scale.py", "/scale.py", "C:\\scale.py", "c:scale.py"]
ESCAPES += ["..\\scale.py", "\\scale.py", "//host/scale.py"]


@pytest.mark.parametrize("name", ESCAPES)
def test_a_name_that_leads_out_is_never_taken(name: str) -> None:
    got = picked({name: b"evil", "halve.py": HALVE})
    assert got.files == {"halve.py": HALVE}
    assert len(got.ignored) == 1


ODD_KINDS = {
    "a link": (LINK, "is a link"),
    "a pipe": (Odd(b"", stat.S_IFIFO | 0o644), "is not an ordinary file"),
    "a device": (Odd(b"", stat.S_IFCHR | 0o644), "is not an ordinary file"),
    "too large": (Odd(b"#" * 5000), "is larger than 4 KB"),
    "packed far too tightly": (
        Odd(bytes(2 << 20), packing=zipfile.ZIP_DEFLATED),
        "is packed more than 200 times",
    ),
}


@pytest.mark.parametrize("kind", ODD_KINDS)
def test_a_file_that_cannot_be_taken_costs_only_itself(kind: str) -> None:
    odd, reason = ODD_KINDS[kind]
    got = picked({"scale.py": odd, "halve.py": HALVE})
    assert got.files == {"halve.py": HALVE}
    assert reason in got.problems["scale.py"]
    assert got.problems["scale.py"].startswith("scale.py ")


def test_a_file_without_any_right_is_taken() -> None:
    assert picked({"scale.py": Odd(SCALE, stat.S_IFREG)}).files == {"scale.py": SCALE}


def test_an_encrypted_file_is_said_so() -> None:
    content = bytearray(zipped({"scale.py": SCALE}))
    for header, flags in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.index(header) + flags] |= 1
    got = pick(unpacked(bytes(content)), WANT)
    assert got.problems == {"scale.py": "scale.py is encrypted: hand it in without a password."}


def test_a_damaged_file_costs_only_itself() -> None:
    content = zipped({"scale.py": SCALE, "halve.py": HALVE}).replace(SCALE, b"# SCALE\n", 1)
    got = pick(unpacked(content), WANT)
    assert got.files == {"halve.py": HALVE}
    assert "is damaged" in got.problems["scale.py"]


def test_an_unknown_way_of_packing_costs_only_the_file() -> None:
    content = bytearray(zipped({"scale.py": SCALE, "halve.py": HALVE}))
    for header, place in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        struct.pack_into("<H", content, content.index(header) + place, 97)
    got = pick(unpacked(bytes(content)), WANT)
    assert got.files == {"halve.py": HALVE}
    assert "is damaged" in got.problems["scale.py"]


def test_a_file_twice_with_one_content_is_one() -> None:
    twice: list[tuple[str, bytes | Odd]] = [("scale.py", SCALE), ("scale.py", SCALE)]
    assert picked(twice).files == {"scale.py": SCALE}


def test_a_file_twice_with_two_contents_is_refused() -> None:
    got = picked([("scale.py", SCALE), ("scale.py", b"other"), ("halve.py", HALVE)])
    assert got.files == {"halve.py": HALVE}
    assert "more than once" in got.problems["scale.py"]


def test_names_that_differ_in_case_are_two_and_the_listed_one_counts() -> None:
    got = picked({"Scale.PY": b"other", "SCALE.py": b"third", "scale.py": SCALE})
    assert got.files == {"scale.py": SCALE}
    assert set(got.ignored) == {"Scale.PY", "SCALE.py"}


def test_a_near_miss_is_named_first_among_what_was_left_aside() -> None:
    got = picked({"a.txt": b"", "notes.md": b"", "scale (1).py": SCALE, "halve.py": HALVE})
    assert got.ignored[0] == "scale (1).py"


def test_the_folder_named_after_the_assignment_is_meant() -> None:
    got = picked({"old/scale.py": b"old", "01-tiny/scale.py": SCALE})
    assert got.files == {"scale.py": SCALE}
    assert got.notes == ("taken from 01-tiny, not old/scale.py",)
    assert got.ignored == ("old/scale.py",)


def test_the_highest_folder_is_meant() -> None:
    got = picked({"scale.py": SCALE, "backup/scale.py": b"old", "backup/halve.py": b"old"})
    assert got.files == {"scale.py": SCALE}


def test_two_folders_that_may_both_be_meant_are_named() -> None:
    got = picked({"a/scale.py": b"1", "b/scale.py": b"2", "b/halve.py": HALVE})
    assert got.files == {"halve.py": HALVE}
    told = "scale.py is there more than once, in a and in b: hand in one of them."
    assert got.problems == {"scale.py": told}


def test_names_of_other_encodings_are_read_as_text() -> None:
    accented = "G\u00f6del/scale.py"
    content = zipped({accented: SCALE})
    unflagged = bytearray(content)
    for header, flags in ((b"PK\x03\x04", 7), (b"PK\x01\x02", 9)):
        unflagged[unflagged.index(header) + flags] &= ~0x08
    assert [entry.shown for entry in unpacked(bytes(unflagged))] == [accented]
    old = zipped({"Gxdel/scale.py": SCALE}).replace(b"Gxdel", b"G\x94del")  # code page 437
    assert [entry.shown for entry in unpacked(old)] == [accented]


def test_an_archive_in_the_archive_is_opened_once() -> None:
    inner = zipped(BOTH)
    assert picked({"work.zip": inner}).files == BOTH
    assert picked({"a/b/Work.ZIP": inner}).files == BOTH
    twice = picked({"outer.zip": zipped({"inner.zip": inner})})
    assert twice.files == {}
    assert twice.ignored == ("outer.zip/inner.zip",)


def test_only_so_many_archives_are_opened() -> None:
    many = {f"{n}.zip": zipped({f"f{n}.txt": b""}) for n in range(9)}
    opened = [name for name in picked(many).ignored if "/" in name]
    assert len(opened) == 5


@pytest.mark.parametrize("content", [b"", b"hello", zipped(BOTH)[:-30], zipped(BOTH)[20:60]])
def test_a_broken_archive_is_told_in_one_sentence(content: bytes) -> None:
    got = picked({"work.zip": content})
    assert got.problems == {"": "work.zip is not a whole zip archive: hand it in again"}


def test_a_broken_archive_beside_good_files_is_only_noted() -> None:
    got = picked({"work.zip": b"hello", **BOTH})
    assert got.files == BOTH
    assert not got.problems
    assert len(got.notes) == 1


def test_too_many_files_are_refused_before_they_are_listed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(archives, "MOST_OF_ONE", 3)
    monkeypatch.setattr(zipfile, "ZipFile", None)
    content = b"PK\x01\x02" * 4
    with pytest.raises(Unreadable, match="holds more than 3 files"):
        unpacked(content)


def test_an_archive_that_claims_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MOST_UNPACKED", 10)
    with pytest.raises(Unreadable, match="would fill more than"):
        unpacked(zipped(BOTH))


def test_a_size_that_the_archive_understates_is_no_way_in() -> None:
    content = bytearray(zipped({"scale.py": Odd(b"#" * 100_000), "halve.py": HALVE}))
    struct.pack_into("<I", content, content.index(b"PK\x01\x02") + 24, 10)
    got = pick(unpacked(bytes(content)), WANT)
    assert got.files == {"halve.py": HALVE}
    assert "is damaged" in got.problems["scale.py"]


def test_the_archive_of_a_class_is_checked_like_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "class.zip"
    for content in (b"", b"nothing"):
        path.write_bytes(content)
        with pytest.raises(Unreadable, match="not a whole zip"), open_archive(path):
            pass
    path.write_bytes(zipped({f"{n}/scale.py": SCALE for n in range(5)}))
    monkeypatch.setattr(archives, "MOST_ENTRIES", 4)
    with pytest.raises(Unreadable, match="holds more than 4 files"), open_archive(path):
        pass
