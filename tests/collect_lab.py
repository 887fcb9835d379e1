"""What tests of collecting are made of: archives of every kind, a class, a place to put it."""

import io
import stat
import warnings
import zipfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

from autograder.collect.extensions import Extensions, load_extensions
from autograder.collect.picking import Picked, Wanted
from autograder.collect.placeholder import CONTENT
from autograder.collect.store import Copy
from autograder.course import Course
from autograder.report import Report, Source
from tests.lab import a_probe, a_report, an_exercise

SCALE, HALVE = b"# scale\n", b"# halve\n"
BOTH = {"scale.py": SCALE, "halve.py": HALVE}
WANT = Wanted(
    "01-tiny",
    {"scale.py": 1 << 12, "halve.py": 1 << 12, "01-tiny.ipynb": 1 << 14},
    frozenset({"check.py", "tests/"}),
)
BERLIN = ZoneInfo("Europe/Berlin")
DUE = datetime(2026, 11, 2, 23, 59, tzinfo=BERLIN)  # of the tiny assignment
EXTENSIONS_HEAD = "student,assignment,until,excused\n"
LATE_STAMP = (2026, 11, 4, 1, 0, 0)
STAMP = (2026, 11, 2, 22, 58, 10)


class Odd(NamedTuple):
    """A file of an archive with a mode, a time, or a way of packing of its own."""

    content: bytes
    mode: int = stat.S_IFREG | 0o644
    stamp: tuple[int, int, int, int, int, int] = STAMP
    packing: int = zipfile.ZIP_STORED


Files = Mapping[str, bytes | Odd]


def zipped(files: Files | list[tuple[str, bytes | Odd]]) -> bytes:
    """An archive; given as a list, names may come twice."""
    stream = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(stream, "w") as archive:
        warnings.simplefilter("ignore")  # names that come twice are meant to
        for name, told in files.items() if isinstance(files, Mapping) else files:
            odd = told if isinstance(told, Odd) else Odd(told)
            info = zipfile.ZipInfo("x", odd.stamp)
            info.filename = name  # as it stands, whatever it is
            info.external_attr = odd.mode << 16
            info.compress_type = odd.packing
            archive.writestr(info, odd.content)
    return stream.getvalue()


def write_zip(path: Path, files: Files | list[tuple[str, bytes | Odd]]) -> Path:
    """An archive on disk."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(zipped(files))
    return path


def write_files(folder: Path, files: Mapping[str, bytes]) -> Path:
    """A folder with these files."""
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder


def a_copy(content: bytes, time: str, kind: str = "zip", **fields: object) -> Copy:
    """A copy that holds this scale.py, received at that time; none without one."""
    files = {"scale.py": content} if content else {}
    usual: dict[str, object] = {
        "picked": Picked(files, {}, ()),
        "kind": kind,
        "origin": f"the {kind} of {time}",
        "time": datetime.fromisoformat(time) if time else None,
        "time_from": "a test",
    }
    return Copy(**{**usual, **fields})  # type: ignore[arg-type]


def tree(folder: Path) -> dict[str, bytes]:
    """All files below a folder with their contents."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def received_at(time: datetime | str, points: int = 19, **fields: Any) -> Report:
    """A report of ada's, received then."""
    told = time if isinstance(time, str) else time.isoformat()
    result = an_exercise("scale", "graded", a_probe(points=points))
    return a_report("ada", result, source=Source(kind="zip", time=told), **fields)


def costs(settled: Report) -> tuple[int, int, int | None]:
    """What the report says of lateness."""
    return settled.late_s, settled.penalty, settled.final_points


def extensions(course: Course, text: str) -> Extensions:
    """The course's extensions with this content."""
    path = course.root / "course-data" / "extensions.csv"
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    return load_extensions(course)


def submitted(course: Course) -> dict[str, bytes]:
    """All that was collected, what stands for a missing notebook left out."""
    found = tree(course.root / "course-data" / "submitted")
    return {name: content for name, content in found.items() if content != CONTENT}
