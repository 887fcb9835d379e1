"""Downloads as platforms and people lay them out: whose is which file, and when it came."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from autograder.collect.archives import unpacked
from autograder.collect.layouts import HandIn, is_one_students, split
from autograder.collect.picking import pick
from autograder.collect.roster import Claim, load_roster
from autograder.collect.tables import TableError
from autograder.collect.timing import Clock, load_times
from tests.collect_lab import BERLIN, BOTH, HALVE, SCALE, WANT, Files, Odd, zipped

MOODLE = "Ada Lovelace_12345_assignsubmission_file"


def hand_ins(files: Files) -> dict[str, HandIn]:
    """The hand-ins of a download by what they say of their student."""
    found = split(unpacked(zipped(files)), WANT, None)
    return {each.claim.text: each for each in found.hand_ins}


def files_of(files: Files) -> dict[str, dict[str, bytes]]:
    """What is taken of each student."""
    return {name: pick(each.entries, WANT).files for name, each in hand_ins(files).items()}


def under(place: str) -> dict[str, bytes]:
    """The two files with this before their names."""
    return {f"{place}{name}": content for name, content in BOTH.items()}


@pytest.mark.parametrize(
    "place", [f"{MOODLE}_/", f"{MOODLE}/", f"{MOODLE}_", f"download/{MOODLE}_/", f"{MOODLE}_/hw/"]
)
def test_moodle_in_folders_and_flat(place: str) -> None:
    other = "Bob Boole_777_assignsubmission_file_/scale.py"
    if place.startswith("download"):
        other = f"download/{other}"
    got = files_of({**under(place), other: b"bob"})
    assert got == {"Ada Lovelace 12345": BOTH, "Bob Boole 777": {"scale.py": b"bob"}}


def test_moodle_gives_name_and_number() -> None:
    [ada] = hand_ins(under(f"{MOODLE}_/")).values()
    assert ada.claim == Claim("Ada Lovelace 12345", (), "Ada Lovelace", "12345")


def test_moodle_names_with_underscores_and_accents() -> None:
    name = "N\u00fa\u00f1ez_de la Cruz Jos\u00e9"
    [jose] = hand_ins(under(f"{name}_5_assignsubmission_file_/")).values()
    assert (jose.claim.name, jose.claim.number) == (name, "5")


def test_text_typed_into_moodle_is_the_same_students() -> None:
    typed = "Ada Lovelace_12345_assignsubmission_onlinetext_/onlinetext.html"
    assert files_of({**under(f"{MOODLE}_/"), typed: b"<p>"}) == {"Ada Lovelace 12345": BOTH}


def test_a_students_own_archive_in_a_download_is_opened() -> None:
    got = files_of({f"{MOODLE}_/work.zip": zipped(under("01-tiny/"))})
    assert got == {"Ada Lovelace 12345": BOTH}


def test_canvas_names_with_and_without_its_late_mark() -> None:
    ada, bob = "lovelaceada_9001_70001_", "boolebob_LATE_9002_70002_"
    found = hand_ins({**under(ada), f"{bob}scale.py": SCALE})
    assert {name: each.is_marked_late for name, each in found.items()} == {
        "lovelaceada 9001": False,
        "boolebob 9002": True,
    }
    assert pick(found["lovelaceada 9001"].entries, WANT).files == BOTH


def test_canvas_counts_what_is_handed_in_again() -> None:
    start = "lovelaceada_9001_"
    names = {f"{start}1_scale.py": b"1", f"{start}3_scale-2.py": b"3", f"{start}2_scale-1.py": b"2"}
    [ada] = hand_ins({**names, f"{start}4_halve-10.py": HALVE, f"{start}5_a-1.txt": b""}).values()
    got = pick(ada.entries, WANT)
    assert got.files == {"scale.py": b"3", "halve.py": HALVE}
    before = {f"{name} (handed in before)" for name in ("scale.py", "scale-1.py")}
    assert set(got.ignored) == {*before, "a-1.txt"}


def test_canvas_archives_are_counted_too() -> None:
    old = zipped({"scale.py": b"old"})
    new = zipped({"deep/er/scale.py": b"new"})
    got = files_of({"love_1_3_work-1.zip": new, "love_1_2_work.zip": old})
    assert got == {"love 1": {"scale.py": b"new"}}


def test_moodle_does_not_count_so_a_dash_is_the_students_own() -> None:
    [ada] = hand_ins({f"{MOODLE}_/scale.py": SCALE, f"{MOODLE}_/scale-1.py": b"draft"}).values()
    got = pick(ada.entries, WANT)
    assert got.files == {"scale.py": SCALE}
    assert got.ignored == ("scale-1.py",)


PLAIN: dict[str, Files] = {
    "folders": {**under("ada/"), "bob/scale.py": b"bob"},
    "nbgrader's folders": {**under("ada/01-tiny/"), "bob/01-tiny/scale.py": b"bob"},
    "in a folder": {**under("class/ada/"), "class/bob/scale.py": b"bob"},
    "archives": {"ada.zip": zipped(under("")), "bob.zip": zipped({"scale.py": b"bob"})},
    "archives of folders": {
        "ada.ZIP": zipped(under("01-tiny/")),
        "bob.zip": zipped({"x/scale.py": b"bob"}),
    },
    "mixed": {"ada.zip": zipped(under("")), "bob/scale.py": b"bob"},
    "other assignments beside": {
        **under("ada/01-tiny/"),
        "ada/02-other/scale.py": b"no",
        "bob/01-tiny/scale.py": b"bob",
    },
}


@pytest.mark.parametrize("layout", PLAIN)
def test_plain_layouts(layout: str) -> None:
    assert files_of(PLAIN[layout]) == {"ada": BOTH, "bob": {"scale.py": b"bob"}}


def test_one_student_alone_is_not_taken_for_a_folder_around_the_class() -> None:
    assert files_of(under("ada/")) == {"ada": BOTH}
    assert files_of(under("ada/01-tiny/")) == {"ada": BOTH}


def test_files_that_are_nobodys_are_told() -> None:
    found = split(unpacked(zipped({"scale.py": b"", "ada/scale.py": b"", "../x": b""})), WANT, None)
    assert found.strays == ("../x", "scale.py")
    assert [each.claim.text for each in found.hand_ins] == ["ada"]


def test_an_archive_of_one_students_files_is_their_own() -> None:
    assert is_one_students(unpacked(zipped(under(""))), WANT)
    assert is_one_students(unpacked(zipped(under("01-tiny/"))), WANT)
    assert not is_one_students(unpacked(zipped(under("ada/"))), WANT)
    assert not is_one_students(unpacked(zipped(under("ada/01-tiny/"))), WANT)


# When it came.


def test_the_outer_stamp_counts_not_the_one_a_student_packed() -> None:
    inner = zipped({"scale.py": Odd(SCALE, stamp=(2020, 1, 1, 0, 0, 0))})
    outer = Odd(inner, stamp=(2026, 11, 2, 23, 58, 0))
    [ada] = hand_ins({f"{MOODLE}_/work.zip": outer}).values()
    assert ada.time == datetime(2026, 11, 2, 23, 58)


def test_the_newest_file_of_a_hand_in_gives_its_time() -> None:
    old, new = (Odd(b"", stamp=(2026, 11, day, 12, 0, 0)) for day in (1, 2))
    [ada] = hand_ins({"ada/scale.py": old, "ada/halve.py": new}).values()
    assert ada.time == datetime(2026, 11, 2, 12)


def test_a_stamp_without_zone_is_read_in_the_stated_one_and_said_so() -> None:
    got = Clock(BERLIN).received(Claim("ada"), None, datetime(2026, 11, 2, 23, 58))
    assert got.time is not None
    assert got.time.astimezone(UTC) == datetime(2026, 11, 2, 22, 58, tzinfo=UTC)
    assert got.source == "the zip's time stamp, read in Europe/Berlin"
    assert got.notes == ()


@pytest.mark.parametrize(
    ("stamp", "hour"), [(datetime(2026, 10, 25, 2, 30), 0), (datetime(2026, 3, 29, 2, 30), 0)]
)
def test_a_stamp_within_the_change_of_clocks_is_said_so(stamp: datetime, hour: int) -> None:
    got = Clock(BERLIN).received(Claim("ada"), None, stamp)
    assert got.time is not None
    assert got.time.astimezone(UTC).hour == hour
    assert "clock change" in got.notes[0]


def test_a_file_without_a_stamp_has_no_time() -> None:
    [ada] = hand_ins({"ada/scale.py": Odd(b"", stamp=(1980, 1, 1, 0, 0, 0))}).values()
    assert ada.time is None
    assert Clock(BERLIN).received(ada.claim, None, None).time is None


def test_one_time_for_all_and_a_table_come_before_stamps(tmp_path: Path) -> None:
    path = tmp_path / "times.csv"
    path.write_text(
        "Identifier,Full name,Email address,Last modified (submission)\n"
        'Participant 12345,Ada Lovelace,a@x.edu,"Monday, 2 November 2026, 11:40 PM"\n'
        "Participant 777,Bob Boole,b@x.edu,-\n"
    )
    clock = Clock(BERLIN, times=load_times(path, BERLIN))
    stamp = datetime(2026, 11, 5, 12)
    ada = clock.received(Claim("", (), "someone else", "12345"), None, stamp)
    assert (ada.time, ada.source) == (
        datetime(2026, 11, 2, 22, 40, tzinfo=UTC),
        "times.csv, line 2",
    )
    assert ada.is_stated
    assert not clock.received(Claim("", (), "Bob Boole", "777"), None, stamp).is_stated
    stated = clock._replace(stated=datetime(2026, 11, 1, tzinfo=UTC))
    assert stated.received(Claim("", (), "", "12345"), None, stamp).source == "--time"


def test_a_table_is_matched_by_the_rosters_keys_and_by_name(tmp_path: Path) -> None:
    (tmp_path / "roster.csv").write_text("login,email,name\nada,a@x.edu,Ada Lovelace\n")
    [ada] = load_roster(tmp_path / "roster.csv").people
    path = tmp_path / "times.csv"
    path.write_text("email,submitted at\nb@x.edu,2026-11-01 10:00\nA@x.edu,2026-11-02 10:00\n")
    got = Clock(BERLIN, times=load_times(path, BERLIN)).received(
        Claim("", name="Lovelace Ada"), ada, None
    )
    assert got.source == "times.csv, line 3"
    path.write_text("name,time\nBob,2026-11-01 10:00\nLovelace Ada,2026-11-02 10:00Z\n")
    got = Clock(BERLIN, times=load_times(path, BERLIN)).received(Claim("", ("ada",)), ada, None)
    assert (got.time, got.source) == (datetime(2026, 11, 2, 10, tzinfo=UTC), "times.csv, line 3")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("login,grade\nada,1\n", "a column time is needed"),
        ("time,grade\n2026-11-02 10:00,1\n", "a column time is needed"),
        ("login,time\nada,soon\n", "line 2: 'soon' is no time"),
        ("login,time\nada,2026-11-02 10:00\nADA,2026-11-03 10:00\n", "lines 2 and 3"),
    ],
)
def test_a_wrong_table_is_refused_by_line(tmp_path: Path, text: str, reason: str) -> None:
    (tmp_path / "times.csv").write_text(text)
    with pytest.raises(TableError, match=reason):
        load_times(tmp_path / "times.csv", BERLIN)
