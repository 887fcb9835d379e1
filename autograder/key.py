"""The instructor's secret, from which all hidden numbers are drawn."""

import hashlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

import msgspec

from autograder.errors import UserError

VARIABLE = "AUTOGRADER_KEY"
FILE = Path("course-data/key")
SHORTEST = 16

# Public on purpose: the bundled class must get the same marks on every machine.
DEMO_SECRET = "the demo class has a public key"


class KeyProblemError(UserError):
    """The key cannot be used; the text says what to do."""


class Key(msgspec.Struct, frozen=True):
    """A secret and the id that reports carry; the id tells nothing of the secret."""

    secret: bytes

    @property
    def id(self) -> str:
        """Twelve hexadecimal digits that are the same for the same secret."""
        return hashlib.sha256(b"key id\0" + self.secret).hexdigest()[:12]

    def __repr__(self) -> str:
        return f"Key(id={self.id})"


def key_from_text(text: str) -> Key:
    """The key that a text stands for; KeyProblemError when it is too short to be secret."""
    stripped = text.strip()
    if len(stripped) < SHORTEST:
        raise KeyProblemError(f"the key is too short: at least {SHORTEST} characters are needed")
    return Key(stripped.encode())


def load_key(root: Path, environment: Mapping[str, str] = os.environ) -> Key:
    """The course's key: $AUTOGRADER_KEY, else course-data/key, which is made on first use."""
    text = environment.get(VARIABLE, "")
    if text:
        return key_from_text(text)
    path = root / FILE
    try:
        return key_from_text(path.read_text())
    except FileNotFoundError:
        return create_key(path)
    except (OSError, UnicodeDecodeError) as error:
        raise KeyProblemError(
            f"{FILE} cannot be read ({error}): restore it from your backup"
        ) from error


def create_key(path: Path) -> Key:
    """Make a new secret in a file that only its owner can read; FileExistsError if it is there."""
    path.parent.mkdir(parents=True, exist_ok=True)
    text = secrets.token_urlsafe(32)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w") as stream:
        stream.write(text + "\n")
    return key_from_text(text)
