"""docs/github.md: its script does what the page says, from the template to every export."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.export.formats import FORMATS
from autograder.key import DEMO_SECRET, VARIABLE
from autograder.report import load
from tests.git_lab import git

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "github.md").read_text()
POINTS = {"add": 3, "multiply": 4, "chain": 5, "relu": 10}


def script() -> str:
    """The commands between the page's marks."""
    (part,) = re.findall(r"<!-- script: begin -->(.*?)<!-- script: end -->", PAGE, re.DOTALL)
    return "\n".join(re.findall(r"```sh\n(.*?)```", part, re.DOTALL))


@pytest.mark.slow
def test_the_script_goes_the_whole_way(tmp_path: Path) -> None:
    env = {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(tmp_path / "home"),
        "DESK": str(tmp_path / "desk"),
        VARIABLE: DEMO_SECRET,
        **{name: os.environ[name] for name in ("PYTHONPATH", "TMPDIR") if name in os.environ},
    }
    (tmp_path / "home").mkdir()
    (tmp_path / "desk").mkdir()
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script()],
        cwd=ROOT, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    desk = tmp_path / "desk"
    assert "::Points 4/9\n" in done.stdout
    assert "4 of 9 files pass all their visible tests. This decides 0 of 63 points" in done.stdout
    report = load(desk / "grades" / "02-local-rules" / "ada.json")
    assert {each.id: each.points for each in report.exercises if each.points} == POINTS
    assert report.source.sha == git(desk / "ada", "rev-parse", "HEAD")
    made = {path.name for path in (desk / "exports").iterdir() if any(path.rglob("*.*"))}
    assert made == FORMATS.keys() - {"classroom50"}
    (told,) = (desk / "exports" / "gradescope").rglob("results.json")
    assert json.loads(told.read_text())["output"].startswith("02-local-rules: 22 of 63 points.")


def test_the_page_names_every_secret_variable_and_format() -> None:
    workflow = (ROOT / ".github/workflows/grade-class.yml").read_text()
    names = set(re.findall(r"(?:secrets|vars)\.(\w+)", workflow))
    assert names
    assert [name for name in names if f"`{name}`" not in PAGE] == []
    others = FORMATS.keys() - {"wide", "long", "total"}
    assert [name for name in others if f"`{name}`" not in PAGE] == []
