"""nbgrader's exchange: the newest hand-in counts, links are left, zips are weighed with it."""

import os
from pathlib import Path

import pytest

from autograder.collect.exchange import ExchangeError, handed_in, inbound
from autograder.course import Course
from tests.collect_lab import LATE_STAMP, Odd, submitted, tree, write_files, write_zip
from tests.lab import HALVE, RIGHT, SCALE, Ended, Run
from tests.tiny_course import ASSIGNMENT


def from_exchange(run: Run, *args: str | Path) -> Ended:
    """Collect from the exchange of a test."""
    words = ("--exchange", "exchange", "--no-check-owner", "-A", ASSIGNMENT, *args)
    return run("collect", "nbgrader", *words)


def hand_in(course: Course, student: str, time: str, files: dict[str, bytes], **odd: str) -> Path:
    """What `nbgrader submit` leaves in the exchange."""
    name = f"{student}+{odd.get('assignment', ASSIGNMENT)}+{time}+{odd.get('random', 'aB-_9x')}"
    folder = course.root / "exchange" / "bp" / "inbound" / name
    stamp = {"timestamp.txt": time.encode(), "submission_secret.txt": b"secret"}
    return write_files(folder, {**stamp, **files})


def test_the_newest_hand_in_counts_and_the_others_leave_receipts(tiny: Course, run: Run) -> None:
    hand_in(tiny, "ada", "2026-11-02 20:00:00.100000 UTC", {"scale.py": b"old"})
    hand_in(tiny, "ada", "2026-11-02 20:00:00.200000 UTC", RIGHT)
    hand_in(tiny, "bob+x", "2026-11-02 21:00:00.000000 UTC", {"scale.py": SCALE}, random="")
    hand_in(tiny, "ada", "2026-11-09 21:00:00.000000 UTC", {"scale.py": b"no"}, assignment="02-x")
    ended = from_exchange(run)
    assert ended.status == 0
    assert submitted(tiny) == {
        f"ada/{ASSIGNMENT}/halve.py": HALVE,
        f"ada/{ASSIGNMENT}/scale.py": SCALE,
        f"ada/{ASSIGNMENT}/submission_secret.txt": b"secret",
        f"ada/{ASSIGNMENT}/timestamp.txt": b"2026-11-02 20:00:00.200000 UTC",
        f"bob+x/{ASSIGNMENT}/scale.py": SCALE,
        f"bob+x/{ASSIGNMENT}/submission_secret.txt": b"secret",
        f"bob+x/{ASSIGNMENT}/timestamp.txt": b"2026-11-02 21:00:00.000000 UTC",
    }
    receipts = tiny.root / "course-data" / "receipts" / ASSIGNMENT
    assert len(os.listdir(receipts / "ada")) == 2
    before = tree(tiny.root / "course-data")
    assert from_exchange(run).out.count("unchanged") == 3
    assert tree(tiny.root / "course-data") == before


def test_which_of_two_ways_counts_is_shown(tiny: Course, run: Run) -> None:
    hand_in(tiny, "ada", "2026-11-02 20:00:00 UTC", RIGHT)
    from_exchange(run)
    write_zip(tiny.root / "all.zip", {"ada/scale.py": Odd(b"late", stamp=LATE_STAMP)})
    ended = run("collect", "zip", "all.zip", "-A", ASSIGNMENT)
    assert "zip" in ended.out
    assert "the newest of 2 copies, by exchange and zip" in ended.out
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/scale.py"] == b"late"
    assert "newer kept" in from_exchange(run).out
    assert submitted(tiny)[f"ada/{ASSIGNMENT}/scale.py"] == b"late"


def test_links_in_the_exchange_are_not_followed(tiny: Course, run: Run) -> None:
    mine = hand_in(tiny, "ada", "2026-11-02 20:00:00 UTC", {"scale.py": SCALE})
    other = hand_in(tiny, "bob", "2026-11-02 20:00:00 UTC", {})
    (other / "scale.py").symlink_to(mine / "scale.py")
    os.mkfifo(other / "halve.py")
    mine.with_name(f"cyd+{ASSIGNMENT}+2026-11-02 20:00:00 UTC+x").symlink_to(mine)
    ended = from_exchange(run)
    assert ended.status == 1
    assert "bob: scale.py is a link" in ended.out
    assert "bob: halve.py is not an ordinary file" in ended.out
    assert set(submitted(tiny)) == {
        f"ada/{ASSIGNMENT}/scale.py",
        f"ada/{ASSIGNMENT}/submission_secret.txt",
        f"ada/{ASSIGNMENT}/timestamp.txt",
        f"bob/{ASSIGNMENT}/submission_secret.txt",
        f"bob/{ASSIGNMENT}/timestamp.txt",
    }


def test_two_stamps_that_differ_and_a_strange_owner_are_noted(tiny: Course) -> None:
    folder = hand_in(tiny, "ada", "2026-11-02 20:00:00 UTC", RIGHT)
    (folder / "timestamp.txt").write_text("2026-11-01 20:00:00 UTC")
    [found] = handed_in(folder.parent, ASSIGNMENT)
    assert any("says another time than the name" in note for note in found.received.notes)
    assert any("belongs to the user" in note for note in found.received.notes)
    [quiet] = handed_in(folder.parent, ASSIGNMENT, check_owner=False)
    assert len(quiet.received.notes) == 1


def test_the_course_in_the_exchange_is_found_or_asked_for(tiny: Course) -> None:
    root = tiny.root / "exchange"
    hand_in(tiny, "ada", "2026-11-02 20:00:00 UTC", RIGHT)
    assert inbound(root, "") == inbound(root, "bp") == root / "bp" / "inbound"
    (root / "other" / "inbound").mkdir(parents=True)
    with pytest.raises(ExchangeError, match="holds bp, other: name one"):
        inbound(root, "")
    with pytest.raises(ExchangeError, match="is not there"):
        inbound(root, "third")
