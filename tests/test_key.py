"""The instructor's key: kept private, made once, never lost and never shown."""

import os
import stat
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from autograder import places
from autograder.key import (
    DEMO_SECRET,
    VARIABLE,
    Key,
    KeyProblemError,
    backup_key,
    import_key,
    key_from_text,
    load_key,
)

TEXT = "0123456789abcdef"
OTHER = "fedcba9876543210"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_key_is_made_on_first_use_and_stays(tmp_path: Path) -> None:
    first = load_key(tmp_path, {})
    assert load_key(tmp_path, {}) == first
    assert len(first.secret) >= 32
    assert load_key(tmp_path / "other", {}) != first


def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        load_key(tmp_path, {})
    finally:
        os.umask(before)
    assert mode(tmp_path / places.KEY) == 0o600


def test_the_environment_wins_and_leaves_no_file(tmp_path: Path) -> None:
    assert load_key(tmp_path, {VARIABLE: TEXT}) == key_from_text(TEXT)
    assert not (tmp_path / places.KEY).exists()
    load_key(tmp_path, {})
    assert load_key(tmp_path, {VARIABLE: f" {TEXT}\n"}) == key_from_text(TEXT)


def test_a_key_is_not_made_where_nothing_may_be_written(tmp_path: Path) -> None:
    with pytest.raises(KeyProblemError, match="no key yet"):
        load_key(tmp_path, {}, create=False)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", " ", "short", "x" * 15, f"{'x' * 15}\n\n"])
def test_a_key_that_can_be_guessed_is_refused(text: str) -> None:
    with pytest.raises(KeyProblemError, match="at least 16"):
        key_from_text(text)


def test_a_file_that_is_no_key_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyProblemError, match="not one line"):
        key_from_text("student,points\nada,10\n")
    path = tmp_path / places.KEY
    path.parent.mkdir()
    path.write_bytes(b"\xff" * 40)
    with pytest.raises(KeyProblemError, match="restore it from your backup"):
        load_key(tmp_path, {})
    path.unlink()
    path.mkdir()
    with pytest.raises(KeyProblemError, match="Is a directory"):
        load_key(tmp_path, {})


def test_a_key_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / places.KEY.parent).write_text("a file in the folder's place")
    with pytest.raises(KeyProblemError, match=r"course-data/key cannot be (read|written)"):
        load_key(tmp_path, {})


def test_the_id_is_stable_and_tells_nothing_of_the_secret() -> None:
    key = key_from_text(TEXT)
    assert key.id == key_from_text(f"{TEXT}\n").id == "a9c755f5e049"
    assert key.id != key_from_text(OTHER).id
    assert len(key.id) == 12
    assert key.id not in key.secret.hex()


def test_no_way_to_show_a_key_shows_the_secret() -> None:
    key = key_from_text(TEXT)
    stream = StringIO()
    Console(file=stream).print(key, [key], {"key": key})
    shown = f"{key} {key!r} {[key]} {stream.getvalue()}"
    assert TEXT not in shown
    assert key.id in shown


def test_the_demo_has_a_fixed_public_key() -> None:
    assert key_from_text(DEMO_SECRET).id == "068dcf5b77ed"


def test_an_imported_key_is_the_courses_key(tmp_path: Path) -> None:
    key = import_key(tmp_path, f"{TEXT}\n")
    assert load_key(tmp_path, {}) == key == key_from_text(TEXT)
    assert mode(tmp_path / places.KEY) == 0o600
    assert import_key(tmp_path, TEXT) == key


def test_another_key_is_not_overwritten_unasked(tmp_path: Path) -> None:
    made = load_key(tmp_path, {})
    with pytest.raises(KeyProblemError, match=made.id):
        import_key(tmp_path, TEXT)
    assert load_key(tmp_path, {}) == made


def test_a_replaced_key_is_moved_aside(tmp_path: Path) -> None:
    made = load_key(tmp_path, {})
    imported = import_key(tmp_path, TEXT, force=True)
    assert load_key(tmp_path, {}) == imported
    aside = tmp_path / f"{places.KEY}-{made.id}"
    assert key_from_text(aside.read_text()) == made
    assert (mode(aside), mode(tmp_path / places.KEY)) == (0o600, 0o600)


def test_what_is_no_key_is_not_imported(tmp_path: Path) -> None:
    made = load_key(tmp_path, {})
    with pytest.raises(KeyProblemError):
        import_key(tmp_path, "short", force=True)
    assert load_key(tmp_path, {}) == made


def restored(path: Path) -> Key:
    return key_from_text(path.read_text())


def test_a_backup_is_a_private_copy(tmp_path: Path) -> None:
    key = key_from_text(TEXT)
    path = backup_key(key, tmp_path / "safe" / "copy")
    assert (restored(path), mode(path)) == (key, 0o600)
    assert restored(backup_key(key, tmp_path)) == key
    assert (tmp_path / f"autograder-key-{key.id}").is_file()


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "thesis.tex"
    path.write_text("years of work")
    with pytest.raises(KeyProblemError, match="is there already"):
        backup_key(key_from_text(TEXT), path)
    assert path.read_text() == "years of work"
    with pytest.raises(KeyProblemError, match="cannot be written"):
        backup_key(key_from_text(TEXT), path / "inside")
