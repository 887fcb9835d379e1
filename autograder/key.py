"""The instructor's secret, from which all hidden numbers are drawn."""

import hashlib
import os
import secrets
from collections.abc import Mapping
from errno import ENOTDIR
from pathlib import Path

import msgspec

from autograder import places
from autograder.errors import UserError

VARIABLE = "AUTOGRADER_KEY"
SHORTEST = 16

# Public on purpose: the bundled class must get the same marks on every machine.
DEMO_SECRET = "the demo class has a public key"


class KeyProblemError(UserError):
    """The key cannot be used; the text says what to do."""


class NoKeyError(KeyProblemError):
    """There is no key yet."""


class Key(msgspec.Struct, frozen=True):
    """A secret and the id that reports carry; the id tells nothing of the secret."""

    secret: bytes

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits that are the same for the same secret."""
        return hashlib.sha256(b"key id\0" + self.secret).hexdigest()[:12]

    def __repr__(self) -> str:
        return f"Key(id={self.id})"

    def __rich_repr__(self) -> list[tuple[str, str]]:
        return [("id", self.id)]


def key_from_text(text: str) -> Key:
    """The key that a text stands for; KeyProblemError when it cannot be one."""
    stripped = text.strip()
    if len(stripped) < SHORTEST:
        raise KeyProblemError(f"the key is too short: at least {SHORTEST} characters are needed")
    if not stripped.isprintable():
        raise KeyProblemError("the key is not one line of text: is this the right file?")
    return Key(stripped.encode())


def load_key(
    root: Path, environment: Mapping[str, str] = os.environ, *, create: bool = True
) -> Key:
    """The course's key: $AUTOGRADER_KEY, else course-data/key, which is made on first use.

    Raises:
        NoKeyError: it is missing and may not be made.
        KeyProblemError: it cannot be read or used.
    """
    text = environment.get(VARIABLE, "")
    if text:
        return key_from_text(text)
    path = root / places.KEY
    try:
        return key_from_text(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        if not create:
            raise NoKeyError(f"there is no key yet in {places.KEY}") from None
        return create_key(path)
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise KeyProblemError(
            f"{places.KEY} cannot be read ({reason}): restore it from your backup"
        ) from error


def key_or_none(root: Path) -> Key:
    """The course's key; where there is none, one that no report was made with."""
    try:
        return load_key(root, create=False)
    except NoKeyError:
        return Key(b"")


def create_key(path: Path) -> Key:
    """Make a new secret in a file that only its owner can read.

    Where another process has just made one, that one is the key.
    """
    text = secrets.token_urlsafe(32)
    try:
        _write_new(path, text)
    except FileExistsError:
        return key_from_text(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KeyProblemError(f"{path} cannot be written ({error.strerror})") from error
    return key_from_text(text)


def import_key(root: Path, text: str, *, force: bool = False) -> Key:
    """Make a text the course's key; a different key stays unless `force` moves it aside.

    Raises:
        KeyProblemError: the text is no key, or there is another key and no `force`.
    """
    key = key_from_text(text)
    path = root / places.KEY
    if path.exists():
        present = load_key(root, {})
        if present == key:
            return key
        if not force:
            raise KeyProblemError(
                f"there is another key ({present.id}), with which marks may have been made: "
                f"use --force to replace it"
            )
        os.replace(path, path.with_name(f"{path.name}-{present.id}"))
    _write_new(path, key.secret.decode())
    return key


def backup_key(key: Key, target: Path) -> Path:
    """Write a copy that only its owner can read, to a new file or into a folder; where it is."""
    path = target / f"autograder-key-{key.id}" if target.is_dir() else target
    try:
        _write_new(path, key.secret.decode())
    except FileExistsError:
        raise KeyProblemError(f"{path} is there already: name another file") from None
    except OSError as error:
        raise KeyProblemError(f"{path} cannot be written ({error.strerror})") from error
    return path


def _write_new(path: Path, text: str) -> None:
    """Write a private file; FileExistsError means that this very file is there already."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), path) from error
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as stream:
        stream.write(text + "\n")
        stream.flush()
        os.fsync(stream.fileno())
