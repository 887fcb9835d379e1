"""What the jail can see: one interpreter, its shared libraries, a few packages, our own files.

Everything appears under short paths of its own, so that neither the place of the interpreter
nor that of the environment is told, and nothing else of either is visible.
"""

import importlib.metadata
import importlib.util
import platform
import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

Profile = Literal["numpy", "torch"]

# Address space in MiB that a profile's libraries may map and never fill.
RESERVED_MB: dict[Profile, int] = {"numpy": 0, "torch": 8192}

INSIDE = Path(__file__).parent / "inside"
SITE, PYTHON, HOME = "/sp", "/py", "/jail"

# bwrap makes missing parents of a mount readable by their owner only.
PARENTS: tuple[str, ...] = (
    "/usr",
    "/usr/bin",
    "/usr/lib",
    "/etc",
    PYTHON,
    f"{PYTHON}/bin",
    f"{PYTHON}/lib",
)
PARENTS += (SITE, HOME)

_MANGLED = re.compile(r"[-_.]+")


def interpreter() -> tuple[Path, bool]:
    """The real interpreter behind a virtual environment, and whether it is a private one."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    base = Path(sys.base_prefix).resolve()
    return base / "bin" / version, base != Path("/usr")


def system_libraries() -> Iterator[str]:
    """Arguments that bind the loader and the shared libraries of the system."""
    multiarch = sysconfig.get_config_var("MULTIARCH") or f"{platform.machine()}-linux-gnu"
    for folder in ("/lib", "/lib64"):
        path = Path(folder)
        if path.is_symlink():
            yield from ("--symlink", str(path.readlink()), folder)
        elif path.is_dir():
            yield from ("--ro-bind", folder, folder)
    for folder in (f"/usr/lib/{multiarch}", "/usr/lib64"):
        if Path(folder).is_dir():
            yield from ("--ro-bind", folder, folder)
    yield from ("--ro-bind-try", "/etc/ld.so.cache", "/etc/ld.so.cache")


def python_tree() -> tuple[list[str], str, dict[str, str]]:
    """Arguments that bind the interpreter, its path inside, and the environment it needs."""
    binary, private = interpreter()
    library = binary.parent.parent / "lib" / binary.name
    if not private:
        same = ["--ro-bind", str(binary), str(binary), "--ro-bind", str(library), str(library)]
        return same, str(binary), {}
    inside = f"{PYTHON}/bin/{binary.name}"
    arguments = ["--ro-bind", str(binary), inside]
    arguments += ["--ro-bind", str(library), f"{PYTHON}/lib/{binary.name}"]
    if (library / "site-packages").is_dir():
        hidden = f"{PYTHON}/lib/{binary.name}/site-packages"
        arguments += ["--tmpfs", hidden, "--remount-ro", hidden]
    for shared in sorted(library.parent.glob("libpython*.so*")):
        arguments += ["--ro-bind", str(shared), f"{PYTHON}/lib/{shared.name}"]
    return arguments, inside, {"LD_LIBRARY_PATH": f"{PYTHON}/lib"}


def packages(profile: Profile) -> Iterator[Path]:
    """The package folders and files that a profile's worker may import."""
    for name in ("numpy", "msgspec"):
        yield from package_paths(name)
    if profile == "torch":
        for name in sorted(requirements("torch")):
            yield from distribution_paths(name)


def package_paths(name: str) -> Iterator[Path]:
    """A package's folder and, where a wheel has one, its folder of bundled libraries."""
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError(f"the package {name} is not installed")
    folder = Path(spec.submodule_search_locations[0])
    yield folder
    bundled = folder.with_name(f"{name}.libs")
    if bundled.is_dir():
        yield bundled


def requirements(name: str) -> set[str]:
    """A distribution and all it needs, without extras and what is not installed."""
    found: set[str] = set()
    pending = [name]
    while pending:
        current = _MANGLED.sub("-", pending.pop()).lower()
        if current in found or current in ("numpy", "setuptools"):
            continue
        try:
            needed = importlib.metadata.requires(current) or []
        except importlib.metadata.PackageNotFoundError:
            continue
        found.add(current)
        names = (re.match(r"[\w.-]+", entry) for entry in needed if "extra ==" not in entry)
        pending += [match.group() for match in names if match]
    return found


def distribution_paths(name: str) -> Iterator[Path]:
    """The top-level folders and modules that a distribution installed, without its metadata."""
    distribution = importlib.metadata.distribution(name)
    tops = {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "")}
    for top in sorted(tops):
        path = Path(str(distribution.locate_file(top)))
        if not top.endswith(".dist-info") and top != "__pycache__" and path.exists():
            yield path


def arguments(profile: Profile) -> tuple[list[str], str, dict[str, str]]:
    """All bind arguments, the interpreter's path inside, and the environment it needs."""
    tree, python, environment = python_tree()
    binds: list[str] = []
    for folder in PARENTS:
        binds += ["--perms", "0755", "--dir", folder]
    binds += [*system_libraries(), *tree]
    for path in packages(profile):
        binds += ["--ro-bind", str(path), f"{SITE}/{path.name}"]
    binds += ["--ro-bind", str(INSIDE), f"{HOME}/inside"]
    return binds, python, environment
