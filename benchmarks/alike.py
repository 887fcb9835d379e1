"""Whether two runs of grading gave the same: reports, pages and tables, but for their times."""

from pathlib import Path

from autograder.report import load, timeless

DATED = "<p>Graded "  # how the one line of a page starts that tells when it was made


def differences(one: Path, other: Path) -> list[str]:
    """The files below two folders that differ by more than their times, or are in one alone."""
    names = {str(path.relative_to(place)) for place in (one, other) for path in _files(place)}
    return [name for name in sorted(names) if _lasting(one / name) != _lasting(other / name)]


def _files(place: Path) -> list[Path]:
    return [path for path in place.rglob("*") if path.is_file()]


def _lasting(path: Path) -> object:
    """What of a file must be the same in every run, None when it is not there."""
    if not path.is_file():
        return None
    if path.suffix == ".json":
        return timeless(load(path))
    lines = path.read_bytes().splitlines(keepends=True)
    return [line for line in lines if not line.strip().startswith(DATED.encode())]
