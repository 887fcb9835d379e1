"""A runner of GitHub's as far as a workflow's shell steps can see one: files, folders, no more."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import yaml

# A home of its own, as on a fresh machine; what a runner sets, with paths below a test's folder.
_KEPT = ("PATH", "LANG", "TMPDIR")
_COMMAND = re.compile(r"::(?P<name>[a-z-]+)(?: (?P<fields>[^:]*))?::(?P<data>.*)")


class Command(NamedTuple):
    """A workflow command as GitHub reads it from the log."""

    name: str
    fields: dict[str, str]
    data: str


class Step(NamedTuple):
    """What came of a step."""

    status: int
    log: str
    summary: str
    outputs: dict[str, str]

    @property
    def commands(self) -> list[Command]:
        """The commands that GitHub would obey, stopped ones left out."""
        return list(_commands(self.log))


def environment(folder: Path, workspace: Path) -> dict[str, str]:
    """What a step finds around it: an empty home, the runner's files, this Python on the path."""
    (folder / "home").mkdir(parents=True, exist_ok=True)
    env = {name: os.environ[name] for name in _KEPT if name in os.environ}
    env["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{env['PATH']}"
    env |= {"HOME": str(folder / "home"), "CI": "true", "GITHUB_ACTIONS": "true"}
    env |= {"GITHUB_WORKSPACE": str(workspace), "RUNNER_TEMP": str(folder)}
    for name in ("OUTPUT", "STEP_SUMMARY", "ENV", "PATH"):
        path = folder / name.lower()
        path.write_text("")
        env[f"GITHUB_{name}"] = str(path)
    return env


def run(command: str, workspace: Path, folder: Path, more: dict[str, str] | None = None) -> Step:
    """Run a shell step in a fresh runner, as `run:` does."""
    env = environment(folder, workspace) | (more or {})
    shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command]
    done = subprocess.run(
        shell, cwd=workspace, env=env, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    lines = Path(env["GITHUB_OUTPUT"]).read_text().splitlines()
    outputs = dict(line.split("=", 1) for line in lines)
    summary = Path(env["GITHUB_STEP_SUMMARY"]).read_text()
    return Step(done.returncode, done.stdout + done.stderr, summary, outputs)


def steps(workflow: Path, job: str) -> list[dict[str, Any]]:
    """The steps of a workflow's job, in order."""
    found: list[dict[str, Any]] = yaml.safe_load(workflow.read_text())["jobs"][job]["steps"]
    return found


def _commands(log: str) -> Any:
    stopped = ""
    for line in log.splitlines():
        told = line.strip()
        if stopped:
            stopped = "" if told == f"::{stopped}::" else stopped
            continue
        found = _COMMAND.fullmatch(told)
        if found is None:
            continue
        if found["name"] == "stop-commands":
            stopped = found["data"]
            continue
        parts = [part.partition("=") for part in (found["fields"] or "").split(",") if part]
        fields = {name: _plain(value) for name, _, value in parts}
        yield Command(found["name"], fields, _plain(found["data"]))


def _plain(text: str) -> str:
    for code, sign in (("%3A", ":"), ("%2C", ","), ("%0A", "\n"), ("%0D", "\r"), ("%25", "%")):
        text = text.replace(code, sign)
    return text
