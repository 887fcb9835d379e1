"""Which copy counts, what is written of it, and that doing it again changes nothing."""

import os
from pathlib import Path

import pytest

from autograder.collect import receipts
from autograder.collect.entries import Unreadable
from autograder.collect.placeholder import CONTENT
from autograder.collect.receipts import Receipt
from autograder.collect.store import Store
from tests.collect_lab import BERLIN, WANT, a_copy, tree
from tests.tiny_course import ASSIGNMENT

EARLY, LATER = "2026-11-02T20:00:00+01:00", "2026-11-02T23:00:00.250000+01:00"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """A place to collect to that is not there yet."""
    return Store(tmp_path / "course-data" / "submitted", WANT, BERLIN)


def told(store: Store, student: str = "ada") -> dict[str, Receipt]:
    """The receipts by the copy's origin."""
    found = receipts.read(store.submitted, student, WANT.assignment)
    return {receipt.origin: receipt for receipt in found.values()}


def content(store: Store) -> bytes:
    """What ada's collected scale.py holds."""
    return (store.folder("ada") / "scale.py").read_bytes()


def test_a_copy_becomes_a_folder_of_nbgraders_and_a_receipt(store: Store) -> None:
    stored = store.put("ada", [a_copy(b"work", EARLY)])
    assert tree(store.submitted) == {
        f"ada/{ASSIGNMENT}/01-tiny.ipynb": CONTENT,  # nbgrader would pass over the folder
        f"ada/{ASSIGNMENT}/scale.py": b"work",
        f"ada/{ASSIGNMENT}/timestamp.txt": b"2026-11-02 19:00:00.000000 UTC",
    }
    [receipt] = told(store).values()
    assert receipt == stored.receipt
    assert (receipt.counts, receipt.why, receipt.time) == (True, "the only copy", EARLY)
    assert (stored.state, stored.notes) == ("collected", ())


def test_the_newest_counts_in_whichever_order_they_come(store: Store) -> None:
    old, new = a_copy(b"old", EARLY), a_copy(b"new", LATER)
    for copies in ([old, new], [new, old], [old], [new]):
        store.put("ada", copies)
        if new in copies:
            assert content(store) == b"new"
    why = {origin: receipt.why for origin, receipt in told(store).items()}
    assert why[new.origin] == "the newest of 2 copies, by zip"
    assert why[old.origin] == ("older; the copy by zip, received 2026-11-02 23:00:00+01:00, counts")


def test_an_older_copy_that_comes_later_is_kept_as_a_receipt_only(store: Store) -> None:
    store.put("ada", [a_copy(b"new", LATER, "nbgrader")])
    before = tree(store.submitted)
    stored = store.put("ada", [a_copy(b"old", EARLY)])
    assert stored.state == "newer kept"
    assert stored.receipt.why == "the newest of 2 copies, by exchange and zip"
    assert tree(store.submitted) == before
    assert sorted(receipt.counts for receipt in told(store).values()) == [False, True]


@pytest.mark.parametrize("reverse", [False, True])
def test_of_two_at_the_same_time_the_exchange_counts(store: Store, reverse: bool) -> None:
    copies = [a_copy(b"zip", EARLY), a_copy(b"exchange", EARLY, "nbgrader")]
    stored = store.put("ada", copies[::-1] if reverse else copies)
    assert content(store) == b"exchange"
    assert "the exchange comes first" in stored.receipt.why


def test_times_are_compared_whatever_zone_they_are_told_in(store: Store) -> None:
    store.put("ada", [a_copy(b"old", "2026-11-02T23:30:00+09:00"), a_copy(b"new", EARLY)])
    assert content(store) == b"new"


def test_a_copy_without_any_listed_file_never_displaces_one_with_some(store: Store) -> None:
    stored = store.put("ada", [a_copy(b"work", EARLY), a_copy(b"", LATER)])
    assert content(store) == b"work"
    assert stored.receipt.why == "the newest with any of the listed files, of 2 copies, by zip"
    assert "none of the listed files" in told(store)[f"the zip of {LATER}"].why


def test_a_copy_of_unknown_time_counts_only_alone(store: Store) -> None:
    store.put("ada", [a_copy(b"when?", "")])
    assert content(store) == b"when?"
    assert not (store.folder("ada") / "timestamp.txt").exists()
    store.put("ada", [a_copy(b"work", EARLY)])
    assert content(store) == b"work"


def test_doing_it_again_changes_nothing(store: Store) -> None:
    copies = [a_copy(b"old", EARLY), a_copy(b"new", LATER, "nbgrader")]
    store.put("ada", copies)
    root = store.submitted.parent
    before = tree(root)
    written = {path: path.stat().st_mtime_ns for path in root.rglob("*")}
    assert store.put("ada", copies).state == "unchanged"
    assert tree(root) == before
    assert {path: path.stat().st_mtime_ns for path in root.rglob("*")} == written


def test_a_time_stated_later_replaces_the_one_read_from_the_download(store: Store) -> None:
    store.put("ada", [a_copy(b"work", LATER)])
    store.put("ada", [a_copy(b"work", EARLY, is_stated=True)])
    assert (store.folder("ada") / "timestamp.txt").read_bytes().startswith(b"2026-11-02 19:00:00")
    store.put("ada", [a_copy(b"work", LATER)])
    [receipt] = told(store).values()
    assert receipt.time == EARLY


def test_the_same_work_in_two_downloads_is_one_copy_of_the_later_time(store: Store) -> None:
    store.put("ada", [a_copy(b"work", LATER)])
    store.put("ada", [a_copy(b"work", EARLY)])
    [receipt] = told(store).values()
    assert receipt.time == LATER


def test_a_folder_that_was_lost_is_written_again(store: Store) -> None:
    copy = a_copy(b"work", EARLY)
    store.put("ada", [copy])
    os.rename(store.folder("ada"), store.folder("ada").with_name("elsewhere"))
    assert store.put("ada", [copy]).state == "collected"
    assert content(store) == b"work"


def test_a_lost_folder_is_not_replaced_by_an_older_copy(store: Store) -> None:
    store.put("ada", [a_copy(b"new", LATER)])
    os.rename(store.folder("ada"), store.folder("ada").with_name("elsewhere"))
    with pytest.raises(Unreadable, match="the copy that counts is not there: collect the zip"):
        store.put("ada", [a_copy(b"old", EARLY)])
    assert not store.folder("ada").exists()


def test_a_change_by_hand_is_left_until_it_is_forced(store: Store) -> None:
    copy = a_copy(b"work", EARLY)
    store.put("ada", [copy])
    (store.folder("ada") / "scale.py").write_bytes(b"repaired")
    stored = store.put("ada", [copy])
    assert content(store) == b"repaired"
    assert stored.notes == (
        "what was collected had been changed by hand: left as it is (--force takes it back)",
    )
    store._replace(is_forced=True).put("ada", [copy])
    assert content(store) == b"work"


def foreign(store: Store, stamp: str) -> None:
    """Let something else put ada's work there."""
    store.folder("ada").mkdir(parents=True)
    (store.folder("ada") / "scale.py").write_bytes(b"theirs")
    if stamp:
        (store.folder("ada") / "timestamp.txt").write_text(stamp)


def test_what_nbgrader_collected_is_weighed_by_its_time(store: Store) -> None:
    foreign(store, "2026-11-02 21:00:00 UTC")
    assert store.put("ada", [a_copy(b"old", EARLY)]).state == "newer kept"
    assert content(store) == b"theirs"
    assert store.put("ada", [a_copy(b"new", LATER)]).state == "collected"
    assert content(store) == b"new"
    assert len(told(store)) == 3


def test_what_nbgrader_updated_afterwards_is_weighed_too(store: Store) -> None:
    copy = a_copy(b"old", EARLY)
    store.put("ada", [copy])
    (store.folder("ada") / "scale.py").write_bytes(b"theirs")
    (store.folder("ada") / "timestamp.txt").write_text("2026-11-02 21:00:00 UTC")
    assert store.put("ada", [copy]).state == "newer kept"
    assert content(store) == b"theirs"


def test_what_came_from_nowhere_known_is_not_overwritten(store: Store) -> None:
    foreign(store, "")
    with pytest.raises(Unreadable, match="came from nowhere known"):
        store.put("ada", [a_copy(b"new", LATER)])
    assert content(store) == b"theirs"
    store._replace(is_forced=True).put("ada", [a_copy(b"new", LATER)])
    assert content(store) == b"new"


def test_nobody_else_reads_what_was_collected(store: Store) -> None:
    store.put("ada", [a_copy(b"work", EARLY)])
    root = store.submitted.parent
    modes = {path.name: path.stat().st_mode & 0o777 for path in root.rglob("*")}
    assert modes["submitted"] == modes["receipts"] == modes[ASSIGNMENT] == 0o700
    assert modes["scale.py"] == modes["timestamp.txt"] == 0o600


def test_a_folder_made_for_sharing_is_shared_with_its_group(store: Store) -> None:
    store.submitted.mkdir(parents=True)
    store.submitted.chmod(0o2770)
    store.put("ada", [a_copy(b"work", EARLY)])
    assert store.folder("ada").stat().st_mode & 0o777 == 0o770
    assert (store.folder("ada") / "scale.py").stat().st_mode & 0o777 == 0o660


def test_a_dry_run_says_the_same_and_writes_nothing(store: Store) -> None:
    copies = [a_copy(b"old", EARLY), a_copy(b"new", LATER)]
    dry = store._replace(is_dry=True).put("ada", copies)
    assert not store.submitted.parent.exists()
    assert store.put("ada", copies) == dry


def test_remains_of_a_run_that_was_killed_are_cleared(store: Store) -> None:
    store.put("ada", [a_copy(b"old", EARLY)])
    remains = store.folder("ada").with_name(f".{ASSIGNMENT}.0123.new.tmp")
    remains.mkdir()
    (remains / "scale.py").write_bytes(b"half")
    store.put("ada", [a_copy(b"new", LATER)])
    assert os.listdir(store.folder("ada").parent) == [ASSIGNMENT]


def test_a_receipt_that_cannot_be_read_is_no_receipt(store: Store) -> None:
    store.put("ada", [a_copy(b"work", EARLY)])
    for path in receipts.folder_of(store.submitted, "ada", ASSIGNMENT).iterdir():
        path.write_bytes(b"{")
    assert told(store) == {}
    assert store.put("ada", [a_copy(b"work", EARLY)]).state == "collected"
    assert len(told(store)) == 1
