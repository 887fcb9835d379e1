"""Students of the sample class whose folders cannot live in git: links, pipes, sizes, sheer number.

Each function makes one assignment folder as the student of that name would hand it in.
"""

import os
from collections.abc import Callable
from pathlib import Path

from tests.golden import CLASS

RIGHT = CLASS / "right-notes" / "02-local-rules"
LARGE = 50 << 30  # bytes that a sparse file claims to hold
MANY = 2500


def right_files(folder: Path) -> None:
    """A folder with nothing but right files."""
    folder.mkdir(parents=True)
    for path in sorted(RIGHT.glob("*.py")):
        (folder / path.name).write_bytes(path.read_bytes())


def special_files(folder: Path) -> None:
    """Links, a pipe and files that are too large, between right files; one is read-only."""
    right_files(folder)
    (folder / "add.py").rename(folder / "my_add.py")
    (folder / "add.py").symlink_to("my_add.py")
    targets = {"subtract": "/etc/passwd", "multiply": "nowhere.py", "exp": "exp.py"}
    for name, target in targets.items():
        (folder / f"{name}.py").unlink()
        (folder / f"{name}.py").symlink_to(target)
    (folder / "chain.py").unlink()
    os.mkfifo(folder / "chain.py")
    os.truncate(folder / "tanh.py", LARGE)
    with (folder / "sigmoid.py").open("ab") as stream:
        stream.write(b"# and so on\n" * 25_000)
    (folder / "power.py").chmod(0o444)


def linked_folder(folder: Path) -> None:
    """The folder itself is a link to that of somebody whose work is right."""
    folder.parent.mkdir(parents=True)
    folder.symlink_to(RIGHT)


def many_files(folder: Path) -> None:
    """Right files among thousands of others, one of which looks like a listed one."""
    right_files(folder)
    (folder / "relu.py").rename(folder / "relu (1).py")
    for number in range(MANY):
        (folder / f"{number:04}.txt").touch()


def empty_folder(folder: Path) -> None:
    """A folder with nothing in it."""
    folder.mkdir(parents=True)


def file_for_folder(folder: Path) -> None:
    """A file where the assignment's folder belongs."""
    folder.parent.mkdir(parents=True)
    folder.write_text("see my e-mail")


BUILDERS: dict[str, Callable[[Path], None]] = {
    "built-empty-folder": empty_folder,
    "built-file-for-folder": file_for_folder,
    "built-linked-folder": linked_folder,
    "built-many-files": many_files,
    "built-special-files": special_files,
}


def build(root: Path) -> None:
    """Make the folders of all these students below `root`."""
    for student, builder in BUILDERS.items():
        builder(root / student / "02-local-rules")
