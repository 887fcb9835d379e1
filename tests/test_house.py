"""The repository's own promises: pinned versions, honest commands, nothing precious deleted."""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PIN = re.compile(r"[a-z0-9][a-z0-9-]*==[0-9][0-9a-z.]*")


def pins() -> dict[str, str]:
    """The lines of constraints.txt, name to version."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def direct_requirements() -> list[Requirement]:
    """What pyproject.toml asks for by name: to run, for each extra, and to build."""
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = table["project"]
    texts = project["dependencies"] + table["build-system"]["requires"]
    for extra in project["optional-dependencies"].values():
        texts += extra
    found = [Requirement(text) for text in texts]
    return [requirement for requirement in found if requirement.name != project["name"]]


def required_by(name: str, extras: set[str]) -> list[Requirement]:
    """What an installed distribution needs here, with these of its extras."""
    found = [Requirement(text) for text in metadata.requires(name) or []]
    return [
        requirement
        for requirement in found
        if requirement.marker is None
        or any(requirement.marker.evaluate({"extra": extra}) for extra in extras | {""})
    ]


def imported_names(file: Path) -> set[str]:
    """The top-level names a file imports absolutely."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.split(".")[0])
    return found


def required_python(name: str) -> str:
    """The Python versions an installed distribution accepts; empty when not installed here."""
    try:
        return str(metadata.metadata(name).json.get("requires_python", ""))
    except metadata.PackageNotFoundError:
        return ""


def make(target: str, folder: Path, path: str | None = None) -> subprocess.CompletedProcess[str]:
    """Runs one target of a copy of the Makefile in a folder of its own."""
    shutil.copy(ROOT / "Makefile", folder)
    environment = {**os.environ, "PATH": path or os.environ["PATH"]}
    for inherited in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL"):  # as when these tests run under make
        environment.pop(inherited, None)
    command = [shutil.which("make") or "make", target]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def machine(folder: Path, tools: list[str], **scripts: str) -> str:
    """A PATH that holds the named tools of this machine and these small scripts, nothing else."""
    folder.mkdir()
    for tool in tools:
        (folder / tool).symlink_to(shutil.which(tool) or tool)
    for name, body in scripts.items():
        script = folder / name
        script.write_text(f"#!/bin/sh\n{body}\n")
        script.chmod(0o755)
    return str(folder)


def test_constraints_are_exact_sorted_and_without_local_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    rows = [line for line in lines if not line.startswith("#")]
    names = [row.split("==")[0] for row in rows]
    assert [row for row in rows if not PIN.fullmatch(row)] == []
    assert names == sorted(set(names))


def test_every_direct_dependency_has_a_pin_inside_its_range() -> None:
    pinned = pins()
    wrong = [
        str(requirement)
        for requirement in direct_requirements()
        if not requirement.specifier.contains(pinned.get(canonicalize_name(requirement.name), "0"))
    ]
    assert wrong == []


def test_every_transitive_dependency_is_pinned() -> None:
    seen: set[tuple[str, frozenset[str]]] = set()
    open_ends = [("backprop-course", frozenset({"dev", "cluster"}))]
    while open_ends:
        entry = open_ends.pop()
        if entry in seen:
            continue
        seen.add(entry)
        for requirement in required_by(entry[0], set(entry[1])):
            open_ends.append((canonicalize_name(requirement.name), frozenset(requirement.extras)))
    assert {name for name, _ in seen} - pins().keys() == {"backprop-course"}


def test_every_pin_accepts_the_oldest_python_we_promise() -> None:
    pinned = pins()
    refused = {
        name: needs
        for name in pinned
        if (needs := required_python(name)) and not SpecifierSet(needs).contains("3.11.0")
    }
    assert refused == {}


def test_every_imported_package_is_asked_for_by_name() -> None:
    asked = {canonicalize_name(requirement.name) for requirement in direct_requirements()}
    owners = metadata.packages_distributions()
    files = [*(ROOT / "autograder").rglob("*.py"), *(ROOT / "tests").glob("*.py")]
    used = {name for file in files for name in imported_names(file)}
    unasked = {
        name: owners[name]
        for name in used - {"autograder"}
        if name in owners and not asked & {canonicalize_name(owner) for owner in owners[name]}
    }
    assert unasked == {}


def test_torch_is_the_one_pinned_version() -> None:
    assert pins()["torch"] == "2.13.0"
    assert metadata.version("torch").split("+")[0] == "2.13.0"


def test_pytest_leaves_the_hidden_suites_alone() -> None:
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "autograder"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == pytest.ExitCode.NO_TESTS_COLLECTED, run.stdout


def test_workflow_fits_the_schema_and_only_reads() -> None:
    workflow = ROOT / ".github/workflows/ci.yml"
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    command += ["vendor.github-workflows", str(workflow)]
    lint = subprocess.run(command, capture_output=True, text=True, check=False)
    assert lint.returncode == 0, lint.stdout
    text = workflow.read_text()
    assert "permissions:\n  contents: read\n" in text
    assert "cancel-in-progress: true" in text
    assert "run: .ci/run" in text


def test_clean_leaves_course_data_and_the_environment(tmp_path: Path) -> None:
    kept = ["course-data/key", "course-data/__pycache__/a.pyc", ".venv/__pycache__/a.pyc"]
    kept += ["tests/sample_class/ada/__pycache__/relu.pyc", "autograder/grade/grader.py"]
    gone = ["build/demo/grades.csv", "tests/__pycache__/a.pyc", ".mypy_cache/a"]
    for name in kept + gone:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    assert make("clean", tmp_path).returncode == 0
    left = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {*kept, "Makefile"}


def test_an_ordinary_user_is_told_the_missing_packages_in_one_sentence(tmp_path: Path) -> None:
    python = f'exec {sys.executable} "$@"'
    path = machine(tmp_path / "bin", ["grep"], id="echo 1000", python3=python)
    run = make("system", tmp_path, path)
    told = [line for line in run.stderr.splitlines() if not line.startswith("make:")]
    assert run.returncode != 0
    assert len(told) == 1
    assert "apt-get install bubblewrap" in told[0]


def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path) -> None:
    old = 'case "$1" in -V) echo Python 3.9.2 ;; *) exit 1 ;; esac'
    path = machine(tmp_path / "bin", ["grep"], id="echo 1000", python3=old)
    run = make("system", tmp_path, path)
    told = [line for line in run.stderr.splitlines() if not line.startswith("make:")]
    assert run.returncode != 0
    assert len(told) == 1
    assert "Python 3.11 or later" in told[0]
    assert "3.9.2" in told[0]


def test_root_gets_exactly_the_missing_packages(tmp_path: Path) -> None:
    python = 'case "$2" in *ensurepip*) exit 1 ;; esac'
    apt = 'echo "apt-get $*" >> apt.log'
    tools = {"id": "echo 0", "python3": python, "apt-get": apt, "bwrap": ":"}
    path = machine(tmp_path / "bin", ["grep"], **tools)
    assert make("system", tmp_path, path).returncode == 0
    log = (tmp_path / "apt.log").read_text().splitlines()
    assert log[0].startswith("apt-get update")
    assert log[1].endswith(" python3-venv")
    assert "bubblewrap" not in log[1]


def test_a_missing_browser_is_named_in_one_sentence_and_asked_for_by_the_full_tests(
    tmp_path: Path,
) -> None:
    path = machine(tmp_path / "bin", [], id="echo 1000")
    run = make("browser", tmp_path, path)
    told = [line for line in run.stderr.splitlines() if not line.startswith("make:")]
    assert run.returncode != 0
    assert len(told) == 1
    assert "apt-get install chromium" in told[0]
    assert re.search(r"^test-all:.* browser\b", (ROOT / "Makefile").read_text(), re.MULTILINE)


def test_any_browser_of_the_kind_is_enough(tmp_path: Path) -> None:
    path = machine(tmp_path / "bin", [], **{"google-chrome": ":"})
    assert make("browser", tmp_path, path).returncode == 0


def readme_commands(program: str) -> set[str]:
    """The word after `program` on each command line of README.md."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    return set(re.findall(rf"\b{program} ([a-z-]+)", "\n".join(blocks)))


def test_the_readme_names_only_targets_that_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = readme_commands("make")
    assert {"demo", "test"} <= named
    assert named <= targets


def test_the_readme_names_only_commands_that_exist() -> None:
    program = Path(sys.executable).parent / "autograder"
    environment = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100"}
    told = subprocess.run(
        [program, "--help"], env=environment, capture_output=True, text=True, check=False
    )
    named = readme_commands("autograder")
    assert "grade" in named
    assert {command for command in named if not re.search(rf"\b{command}\b", told.stdout)} == set()
