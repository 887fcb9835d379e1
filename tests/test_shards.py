"""Parts of a class: each student in exactly one, the same on every machine."""

import os

import pytest

from autograder.batch.shards import Shard, ShardError, parse_shard
from autograder.course import Course
from tests.lab import CLASS, HerePool, Run, words
from tests.tiny_course import ASSIGNMENT

NAMES = [*CLASS, *(f"s{number:03}" for number in range(120))]


@pytest.mark.parametrize("count", [1, 2, 7])
def test_every_student_is_in_exactly_one_part(count: int) -> None:
    parts = [Shard(index, count).of(NAMES) for index in range(1, count + 1)]
    assert sorted(name for part in parts for name in part) == sorted(NAMES)
    assert all(len(part) > len(NAMES) / count / 2 for part in parts)


def test_the_part_of_a_name_is_the_same_on_every_machine() -> None:
    # From coreutils: printf ada | sha256sum, the last digit modulo 4.
    parts = {name: [n for n in (1, 2, 3, 4) if Shard(n, 4).holds(name)] for name in ("ada", "eve")}
    assert parts == {"ada": [2], "eve": [4]}


@pytest.mark.parametrize(
    "text", ["", "1", "0/2", "3/2", "-1/2", "1/0", "a/b", "1/2/3", " 1/2", "01/2"]
)
def test_what_is_no_part_is_told_in_one_sentence(text: str) -> None:
    with pytest.raises(ShardError, match="i/n"):
        parse_shard(text)


def test_the_parts_of_a_class_together_are_the_class(
    run: Run, pool: HerePool, tiny: Course
) -> None:
    for index in (1, 2, 3):
        out = f"part{index}"
        before = len(pool.graded)
        assert run(*words("--shard", f"{index}/3", "--out", out)).status == 0
        written = {f"{name}.json" for name in pool.graded[before:]}
        folder = tiny.root / out / ASSIGNMENT
        assert set(os.listdir(folder)) - {"feedback"} == written | {"grades.csv"}
    assert sorted(pool.graded) == sorted(CLASS)


def test_a_part_without_students_is_graded_all_the_same(run: Run, pool: HerePool) -> None:
    empty = next(index for index in range(1, 10) if not Shard(index, 9).of(CLASS))
    ended = run(*words("--shard", f"{empty}/9"))
    assert (ended.status, ended.out, pool.graded) == (0, "no submissions\n", [])


@pytest.mark.parametrize("extra", [("--shard", "4/3"), ("--shard", "")])
def test_a_wrong_part_grades_nobody(run: Run, pool: HerePool, extra: tuple[str, str]) -> None:
    ended = run(*words(*extra))
    assert (ended.status, ended.out, pool.graded) == (2, "", [])
    assert ended.err.count("\n") == 1
    assert "such as 2/8" in ended.err


def test_one_folder_has_no_parts(run: Run) -> None:
    ended = run("grade", "-A", ASSIGNMENT, "--single", "class/ada", "--shard", "1/2")
    assert ended.status == 2
