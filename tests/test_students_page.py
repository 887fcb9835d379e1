"""The page for students: its commands and cells work in a folder as it is handed out."""

import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import nbclient
import nbformat
import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs/students.md").read_text(encoding="utf-8")
GIVEN = ROOT / "assignments/01-graph"

_BLOCK = re.compile(r"^( *)```(\w+)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)


def blocks(kind: str) -> list[str]:
    """The blocks of a kind, in the page's order."""
    return [textwrap.dedent(text) for _, found, text in _BLOCK.findall(PAGE) if found == kind]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    shutil.copytree(GIVEN, tmp_path / "01-graph")
    return tmp_path / "01-graph"


@pytest.mark.slow
def test_the_commands_work_in_the_folder(folder: Path) -> None:
    commands = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(commands) == 4
    printed = []
    for command in commands:
        program, *arguments = command.split()
        assert program == "python"
        done = subprocess.run(
            [sys.executable, *arguments], cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert "Next: graph.py" in printed[0]
    assert ["Hint 1" in printed[2], "Hint 2" in printed[3]] == [True, True]


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("unzip") or not shutil.which("zip"), reason="no zip here")
def test_the_cells_work_in_a_notebook_in_a_browser(tmp_path: Path) -> None:
    """Colab's cells, but for pip, in a Jupyter kernel beside the uploaded zip."""
    shutil.make_archive(str(tmp_path / "01-graph"), "zip", GIVEN.parent, "01-graph")
    cells = [re.sub(r"(?m)^!python -m pip.*\n", "", block) for block in blocks("python")]
    assert len(cells) == 4
    cells = [cell.replace("!python", f"!{sys.executable}") for cell in cells]
    book = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])  # type: ignore[no-untyped-call]
    place = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(book, resources=place, kernel_name="python3").execute()
    printed = "".join(out.get("text", "") for cell in book.cells for out in cell.outputs)
    assert "Next: graph.py" in printed
    assert "graph: The graph and its directions (untouched)" in printed
    assert "`-- d  [+]" in printed or "|-- d  [+]" in printed


def test_what_the_page_quotes_is_what_check_says() -> None:
    check = (ROOT / "autograder/kit/check.py").read_text(encoding="utf-8")
    for words in (
        "there is no {name}.py here",
        "; rename ",
        "assignment.json is missing or damaged",
    ):
        assert words in check
    for word in ("--watch", "--hint"):
        assert word in check
