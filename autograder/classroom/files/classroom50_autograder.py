"""Checks a student's files for Classroom 50 with the visible tests beside this file.

Runs in the student's checkout, takes from it the listed files alone, and writes result.json there.
What the student changed in check.py or tests/ is not looked at. The hidden tests run elsewhere.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

BUNDLE = Path(__file__).resolve().parent
LARGEST = 256 << 10  # bytes of one file
DECIDES = "Visible tests only: the hidden ones decide the mark."


def main() -> int:
    """Check, and write what came of it: 0 when it was checked, whatever was found."""
    install_what_is_missing()
    described = json.loads((BUNDLE / "assignment.json").read_text(encoding="utf-8"))
    checkout = Path.cwd()
    own = checkout / described["id"]
    with tempfile.TemporaryDirectory() as made:
        desk = Path(made, "desk")
        shutil.copytree(BUNDLE, desk)
        for exercise in described["exercises"]:
            take(own if own.is_dir() else checkout, desk, f"{exercise['id']}.py")
        env = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
        done = subprocess.run([sys.executable, "check.py", "--ci"], cwd=desk, env=env)
        if done.returncode not in (0, 3):
            return done.returncode
        found = json.loads((desk / "result.json").read_text(encoding="utf-8"))
    write(checkout / "result.json", json.dumps(result(found), indent=2))
    write(checkout / "release-body.md", body(found))
    return 0


def install_what_is_missing() -> None:
    """Install what the tests need, unless it is there."""
    if any(importlib.util.find_spec(name) is None for name in ("numpy", "pytest")):
        command = [sys.executable, "-m", "pip", "install", "-q", "-r"]
        subprocess.run([*command, str(BUNDLE / "requirements.txt")], check=True)


def take(folder: Path, desk: Path, name: str) -> None:
    """Copy a plain file of bounded size; whatever else stands there is as good as missing."""
    path = folder / name
    if path.is_file() and not path.is_symlink() and path.stat().st_size <= LARGEST:
        (desk / name).write_bytes(path.read_bytes())


def write(path: Path, text: str) -> None:
    """Write a file in the checkout anew, whatever the student put in its place."""
    if path.is_symlink() or path.is_file():
        path.unlink()
    path.write_text(text + "\n", encoding="utf-8")


def result(found: dict[str, Any]) -> dict[str, Any]:
    """The record `classroom50/result/v1`: a file counts 1 where all its visible tests pass."""
    env = os.environ
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    commit = env["COMMIT_URL"]
    return {
        "schema": "classroom50/result/v1",
        "classroom": env["CLASSROOM"],
        "assignment": env["ASSIGNMENT"],
        "assignment_type": env.get("ASSIGNMENT_TYPE") or "individual",
        "owner": env.get("OWNER") or env["USERNAME"],
        "submission": env["SUBMISSION_TAG"],
        "commit": commit,
        "release": env["RELEASE_URL"],
        "review": env.get("REVIEW_URL") or commit,
        "datetime": now,
        "score": sum(test["score"] for test in found["tests"]),
        "max-score": found["max_score"],
        "tests": [
            {
                "test-name": test["name"],
                "passed": test["status"] == "pass",
                "score": test["score"],
                "max-score": test["max_score"],
                "message": test["message"],
            }
            for test in found["tests"]
        ],
    }


def body(found: dict[str, Any]) -> str:
    """The page of a submission, in Markdown."""
    signs = {"pass": "passes", "fail": "fails", "error": "cannot run"}
    rows = [f"| {test['name']} | {signs[test['status']]} |" for test in found["tests"]]
    return "\n".join([DECIDES, "", "| exercise | visible tests |", "| --- | --- |", *rows])


if __name__ == "__main__":
    raise SystemExit(main())
