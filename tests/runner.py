"""A runner of GitHub's as far as a workflow's shell steps can see one: files, folders, no more.

`python -m tests.runner WORKFLOW JOB` plays a job of a student's workflow in its repository.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

# A home of its own, as on a fresh machine; what a runner sets, with paths below a test's folder.
_KEPT = ("PATH", "LANG", "TMPDIR", "PYTHONPATH", "PYTHONDONTWRITEBYTECODE")
_EXPRESSION = re.compile(r"\$\{\{\s*(.*?)\s*\}\}")
_OLD_COMMAND = re.compile(r"##\[(?P<name>[a-z-]+)[^\]]*\](?P<data>.*)")  # anywhere in a line
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


def run(
    command: str,
    workspace: Path,
    folder: Path,
    more: Mapping[str, str] | None = None,
    inside: str = ".",
) -> Step:
    """Run a shell step in a fresh runner, as `run:` does, in a folder of the workspace."""
    env = {**environment(folder, workspace), **(more or {})}
    shell = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", command]
    done = subprocess.run(
        shell,
        cwd=workspace / inside,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    lines = Path(env["GITHUB_OUTPUT"]).read_text().splitlines()
    outputs = dict(line.split("=", 1) for line in lines)
    summary = Path(env["GITHUB_STEP_SUMMARY"]).read_text()
    return Step(done.returncode, done.stdout + done.stderr, summary, outputs)


def steps(workflow: Path, job: str) -> list[dict[str, Any]]:
    """The steps of a workflow's job, in order."""
    found: list[dict[str, Any]] = yaml.safe_load(workflow.read_text())["jobs"][job]["steps"]
    return found


class Play(NamedTuple):
    """A workflow to play: where, what its expressions stand for, and which steps to leave out.

    An expression that `values` does not know is an error, so that a test names all of them.
    """

    workflow: Path
    workspace: Path
    folder: Path
    values: Mapping[str, str]
    left_out: frozenset[str] = frozenset()
    more: Mapping[str, str] = {}

    def job(self, name: str, workspace: Path | None = None) -> dict[str, Step]:
        """Play a job in a workspace of its own; what came of each shell step, by its name."""
        whole = yaml.safe_load(self.workflow.read_text())
        told = whole["jobs"][name]
        around = {**whole.get("env", {}), **told.get("env", {})}
        came: dict[str, Step] = {}
        for step in told["steps"]:
            failed = any(each.status for each in came.values())
            if step.get("name") in self.left_out or not self._wanted(step, failed):
                continue
            place = workspace or self.workspace
            if "uses" in step:
                self._use(step, place)
                continue
            env = {
                key: self._filled(str(each))
                for key, each in {**around, **step.get("env", {})}.items()
            }
            inside = step.get("working-directory", ".")
            made = self.folder / f"{name}-{len(came)}"
            came[step["name"]] = run(step["run"], place, made, {**env, **self.more}, inside)
        return came

    def _wanted(self, step: dict[str, Any], failed: bool) -> bool:
        told = str(step.get("if", "")).removeprefix("${{").removesuffix("}}").strip()
        if told == "!cancelled()":
            return True
        return not failed and (not told or self.values[told] == "true")

    def _filled(self, text: str) -> str:
        return _EXPRESSION.sub(lambda found: self.values[found[1]], text)

    def _use(self, step: dict[str, Any], place: Path) -> None:
        """Play the actions that keep and bring artifacts; those that set up have nothing to do."""
        told = {key: self._filled(str(each)) for key, each in step.get("with", {}).items()}
        kept = self.folder / "artifacts"
        if step["uses"].startswith("actions/upload-artifact@"):
            paths = [place / line for line in told["path"].split()]
            top = Path(os.path.commonpath(paths))
            for path in paths:
                target = kept / told["name"] / path.relative_to(top)
                shutil.copytree(path, target, dirs_exist_ok=True)
        elif step["uses"].startswith("actions/download-artifact@"):
            if "name" in told:
                shutil.copytree(kept / told["name"], place / told["path"], dirs_exist_ok=True)
                return
            for found in kept.glob(told["pattern"]):
                shutil.copytree(found, place / told["path"] / found.name)


def _commands(log: str) -> Any:
    stopped = ""
    for line in log.splitlines():
        told = line.strip()
        if stopped:
            stopped = "" if told == f"::{stopped}::" else stopped
            continue
        found = _COMMAND.fullmatch(told)
        if found is None:
            if old := _OLD_COMMAND.search(told):
                yield Command(old["name"], {}, old["data"])
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


def main(workflow: Path, job: str) -> int:
    """Play a job where setting up is done already; print its log and the page of the run."""
    with tempfile.TemporaryDirectory() as folder:
        values = {"vars.CHECKS_MUST_PASS": ""}
        repository = workflow.resolve().parents[2]
        play = Play(workflow, repository, Path(folder), values, frozenset({"Install"}))
        came = play.job(job)
    for step in came.values():
        print(step.log, step.summary, sep="\n")
    return max(step.status for step in came.values())


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), sys.argv[2]))
