"""Reads a student's notebook from the folder that was handed in: a plain file and nothing else."""

from pathlib import Path

from autograder.collect import placeholder
from autograder.collect.picking import NOTEBOOK_KB
from autograder.nbgrader_bridge.mend import Mended, Notebook, mend
from autograder.submission import read_file
from autograder.text import plain

MOST_TOLD = 3


def read_notebook(folder: Path, released: Notebook) -> Mended:
    """The notebook in a student's folder of an assignment, put right against the released one.

    The folder bears the assignment's id, which names the notebook, too.
    """
    name = f"{folder.name}.ipynb"
    content = read_file(folder, name, NOTEBOOK_KB << 10)
    if content in (None, placeholder.CONTENT):
        return mend(None, released, name, _others(folder))
    if isinstance(content, bytes):
        return mend(content, released, name)
    return mend(content.message, released, name)


def _others(folder: Path) -> list[str]:
    """Notebooks of other names, of which one may have been meant."""
    own = placeholder.notebook_name(folder.name)
    paths = (path for path in folder.glob("*") if path.suffix.lower() == ".ipynb")
    found = sorted(path.name for path in paths if path.name != own)
    return [plain(name, 100) for name in found[:MOST_TOLD]]
