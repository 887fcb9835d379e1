"""What the grader learns of a submission from its receipt and its time stamp."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from autograder.collect import receipts
from autograder.collect.picking import Picked
from autograder.collect.receipts import Receipt
from autograder.collect.store import Store
from autograder.course import Course
from autograder.submission import read_folder
from tests.collect_lab import BERLIN, WANT, a_copy
from tests.tiny_course import ASSIGNMENT

EARLY, LATER = "2026-11-02T20:00:00+01:00", "2026-11-02T23:00:00.250000+01:00"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A place to collect to that is not there yet."""
    return Store(tmp_path / "course-data" / "submitted", WANT, BERLIN)


def test_the_report_knows_what_collecting_left_aside_and_why(store: Store, tiny: Course) -> None:
    picked = Picked({"scale.py": b"work"}, {"halve.py": "halve.py is a link."}, ("scale (1).py",))
    store.put("ada", [a_copy(b"", LATER, picked=picked)])
    arrival = receipts.arrival(store.submitted, "ada", tiny, ASSIGNMENT)
    assert (arrival.source.kind, arrival.source.time) == ("zip", "2026-11-02T23:00:00+01:00")
    assert arrival.source.sha == picked.sha256
    assignment = tiny.assignment(ASSIGNMENT)
    names = frozenset({"timestamp.txt", "01-tiny.ipynb"})
    got = read_folder(store.folder("ada"), assignment, "ada", 256, names, arrival)
    assert got.files == {"scale": b"work"}
    assert got.problems["halve"].message == "halve.py is a link."
    assert got.ignored == ("scale (1).py",)


def test_an_archive_that_could_not_be_opened_is_no_missing_submission(
    store: Store, tiny: Course
) -> None:
    picked = Picked({}, {"": "ada.zip is not a whole zip archive: hand it in again"}, ())
    store.put("ada", [a_copy(b"", LATER, picked=picked)])
    arrival = receipts.arrival(store.submitted, "ada", tiny, ASSIGNMENT)
    folder, assignment = store.folder("ada"), tiny.assignment(ASSIGNMENT)
    got = read_folder(folder, assignment, "ada", 256, frozenset(), arrival)
    assert {problem.message for problem in got.problems.values()} == {picked.problems[""]}
    assert set(got.problems) == {"scale", "halve"}


def test_a_receipt_of_another_time_says_nothing_of_what_is_there(
    store: Store, tiny: Course
) -> None:
    store.put("ada", [a_copy(b"work", EARLY)])
    (store.folder("ada") / "timestamp.txt").write_text("2026-11-05 10:00:00 UTC")
    source = receipts.arrival(store.submitted, "ada", tiny, ASSIGNMENT).source
    assert (source.kind, source.sha, source.time) == ("nbgrader", "", "2026-11-05T11:00:00+01:00")


@pytest.mark.parametrize("stamp", [b"", b"soon", b"\xff\xfe", b"2" * 300, None])
def test_a_timestamp_that_is_none_gives_no_time(tmp_path: Path, stamp: bytes | None) -> None:
    if stamp is None:
        (tmp_path / "timestamp.txt").symlink_to(tmp_path / "secret")
        (tmp_path / "secret").write_text("2026-11-02 21:00:00 UTC")
    else:
        (tmp_path / "timestamp.txt").write_bytes(stamp)
    assert receipts.stored_time(tmp_path) is None


def test_a_receipt_holds_no_more_than_is_known_of_it(store: Store) -> None:
    stored = store.put("ada", [a_copy(b"work", EARLY)])
    raw = msgspec.json.encode(replace(stored.receipt, student="bob"))
    assert msgspec.json.decode(raw, type=Receipt).student == "bob"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw[:-1] + b',"more":1}', type=Receipt)
