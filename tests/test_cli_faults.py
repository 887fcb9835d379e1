"""The command line where the grader is at fault, and where it handles the key."""

import io

import pytest

from autograder import places
from autograder.commands import doctor
from autograder.course import Course
from autograder.jail import launcher
from autograder.jail.launcher import Jail
from autograder.jail.worker import JailError
from autograder.key import VARIABLE
from tests.lab import HerePool, Run, suite_of, words
from tests.tiny_course import ASSIGNMENT


def test_a_mark_we_could_not_make_is_status_1_and_told_once(run: Run, pool: HerePool) -> None:
    pool.faulty = {"ada", "bob"}
    ended = run(*words())
    assert ended.status == 1
    assert [line for line in ended.err.splitlines() if "bug" in line] == ["autograder: our own bug"]
    assert "?/11  grader error" in ended.out
    pool.faulty = set()
    assert run(*words()).status == 0


def test_a_mark_kept_from_before_is_status_1_as_well(run: Run, pool: HerePool) -> None:
    run(*words())
    pool.faulty = {"ada"}
    ended = run(*words("--force"))
    assert ended.status == 1
    assert "11/11  graded (regrade failed: the earlier mark is kept)" in ended.out
    pool.faulty = set()
    assert run(*words()).status == 0


def test_a_broken_suite_is_told_in_one_sentence_and_in_full_on_demand(
    run: Run, tiny: Course
) -> None:
    suite_of(tiny, "scale").write_text("def (")
    single = ["grade", "-A", ASSIGNMENT, "--single", "class/ada", "--no-jail"]
    ended = run(*single)
    assert ended.status == 1
    assert ended.err == "autograder: hidden suite test_scale.py: SyntaxError: invalid syntax\n"
    assert "Traceback" in run("--debug", *single).err


def test_without_a_jail_there_is_no_mark_and_the_way_to_get_one(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> str:
        raise JailError(f"bwrap is missing: {launcher.ADVICE}")

    monkeypatch.setattr(launcher, "_tool", missing)
    ended = run("grade", "-A", ASSIGNMENT, "--single", f"class/ada/{ASSIGNMENT}")
    assert ended.status == 1
    assert ended.out.startswith("ada, 01-tiny: grader error, ?/11 points\n")
    assert ended.err == f"autograder: bwrap is missing: {launcher.ADVICE}\n"


def test_a_bug_of_ours_ends_in_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("x")

    monkeypatch.setattr("autograder.commands.grading.students_in", broken)
    ended = run(*words())
    assert ended.status == 1
    assert ended.err.startswith("autograder: a bug of the grader: KeyError('x'); run ")
    assert ended.err.count("\n") == 1
    assert "Traceback" in run("--debug", *words()).err


# The key


def test_the_key_is_shown_by_its_id_and_copied_but_never_printed(
    run: Run, tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    (tiny.root / "old").write_text("an older key of this course\n")
    told = [run("key", "import", "old"), run("key", "show"), run("key", "backup", "copy")]
    assert [ended.status for ended in told] == [0, 0, 0]
    identity = told[1].out.strip()
    assert told[0].out == f"the course's key is {identity}\n"
    assert told[2].out == f"key {identity} copied to copy\n"
    assert (tiny.root / "copy").read_text() == (tiny.root / "old").read_text()
    assert not any("older" in ended.out + ended.err for ended in told)


def test_a_key_comes_from_stdin_too_and_replaces_another_only_by_force(
    run: Run, tiny: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(VARIABLE)
    made = run("key", "show").out
    for args, status in ((["-"], 2), (["--force", "-"], 0)):
        monkeypatch.setattr("sys.stdin", io.StringIO("a key from a password safe\n"))
        assert run("key", "import", *args).status == status
        assert (run("key", "show").out == made) == (status == 2)
    assert (tiny.root / places.KEY).read_text() == "a key from a password safe\n"
    assert run("key", "import", "none").err == (
        "autograder: none cannot be read (No such file or directory)\n"
    )


@pytest.mark.parametrize(("outcome", "status"), [("refused", 0), ("got 7", 1)])
def test_the_doctor_says_what_each_attempt_came_to(
    run: Run, monkeypatch: pytest.MonkeyPatch, outcome: str, status: int
) -> None:
    monkeypatch.setattr(doctor, "Jail", lambda _: Jail("numpy", "none"))
    monkeypatch.setattr(doctor, "outcomes", lambda _: {"fork": outcome, "threads run": "yes"})
    ended = run("doctor")
    assert ended.status == status
    assert ("BAD  fork: got 7" in ended.out) == (status == 1)
    assert ("the jail does not hold" in ended.err) == (status == 1)
