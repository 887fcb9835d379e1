"""Running public entries on a student's file: whatever that does, it costs little and says so."""

import time

import pytest

from autograder.diagnose.operations import suggested, trials, uses
from autograder.diagnose.outcomes import Outcome, agree, alike
from autograder.diagnose.runner import MOST_LOST, MOST_SECONDS, Runner, after
from autograder.diagnose.sketch import Entry, Move
from autograder.jail.inside.values import Object
from autograder.jail.launcher import Jail
from autograder.jail.tape import Desk
from autograder.jail.worker import Bounds

VALUE = """
class Value:
    def __init__(self, data):
        self.data = data

    def __add__(self, other):
        return Value(self.data + other.data)

    def __mul__(self, other):
        raise NotImplementedError

    def __sub__(self, other):
        return self.data - other.date

    def relu(self):
        return None

    def backward(self):
        self.gone.forever
"""


def entry(*numbers: float) -> Entry:
    """Calls f with each number; what the last gives is read."""
    moves = tuple(Move("call", ("work", "f", number)) for number in numbers)
    return Entry(f"f of {numbers}", moves, (len(moves) - 1,))


def runner(jail: Jail, source: str) -> Runner:
    return Runner(after(Desk(jail, {"work": source.encode()}, Bounds(cpu_s=30))))


def kinds(jail: Jail, body: str, *entries: Entry) -> list[str]:
    """How each entry ends for a file whose f has this body."""
    running = runner(jail, f"def f(x):\n    {body}\n    return x\n")
    return [outcome.kind for _, outcome in running.outcomes(entries)]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("x / (x - 2)", "raises"),
        ("x == 2 and (_ for _ in ()).throw(NotImplementedError)", "unwritten"),
        ("x == 2 and f(2)", "recursion"),
        ("while x == 2: pass", "timeout"),
        ("import os; x == 2 and os._exit(0)", "ended"),
        ("import ctypes; x == 2 and ctypes.string_at(0)", "ended"),
        ("x = x if x != 2 else 'x' * 10**7", "raises"),
        ("x == 2 and exec('raise SystemExit')", "raises"),
    ],
)
def test_one_entry_goes_wrong_and_the_others_do_not(jail: Jail, body: str, kind: str) -> None:
    found = kinds(jail, body, *map(entry, (1, 2, 3, 4)))
    assert found == ["values", kind, "values", "values"]


def test_each_entry_starts_from_a_fresh_file(jail: Jail) -> None:
    running = runner(jail, "seen = []\ndef f(x):\n    seen.append(x)\n    return len(seen)\n")
    found = [outcome.values for _, outcome in running.outcomes([entry(1, 1), entry(1)] * 2)]
    assert found == [(2,), (1,)] * 2


@pytest.mark.parametrize("line", ["while True: pass", "import time; time.sleep(60)"])
def test_a_file_that_hangs_is_soon_left_alone(
    jail: Jail, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("autograder.diagnose.runner.CALL_WALL_S", 1.0)
    start = time.monotonic()
    assert kinds(jail, line, *map(entry, range(20))) == ["timeout"] * MOST_LOST
    assert time.monotonic() - start < MOST_SECONDS


def test_a_file_that_ends_the_program_is_soon_left_alone(jail: Jail) -> None:
    found = kinds(jail, "import os; os._exit(1)", *map(entry, range(20)))
    assert found == ["ended"] * MOST_LOST


def test_asking_stops_when_the_time_is_up(jail: Jail, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.diagnose.runner.MOST_SECONDS", 0.3)
    slow = "import time; time.sleep(0.1)"
    assert 1 <= len(kinds(jail, slow, *map(entry, range(50)))) < 20


def test_answers_nobody_waits_for_disturb_nothing(jail: Jail) -> None:
    running = runner(jail, "def f(x):\n    return x\n")
    first = next(iter(running.outcomes(map(entry, range(9)))))
    again = [outcome.values for _, outcome in running.outcomes(map(entry, (7, 8)))]
    assert first[1].values == (0,)
    assert again == [(7,), (8,)]


def on_values(name: str, *last: Move) -> Entry:
    leaves = [Move("call", ("work", "Value", number)) for number in (2.0, 3.0)]
    return Entry(name, (*leaves, *last), ())


TABLE = [
    on_values("sum", Move("add", (Object(0), Object(1)))),
    on_values("product", Move("mul", (Object(0), Object(1)))),
    on_values("difference", Move("sub", (Object(0), Object(1)))),
    on_values("quotient", Move("truediv", (Object(0), 2))),
    on_values("negation", Move("neg", (Object(0),))),
    on_values("power", Move("pow", (Object(0), 3))),
    on_values("relu", Move("method", ("work", Object(0), "relu"))),
    on_values("tanh", Move("method", ("work", Object(0), "tanh"))),
    on_values("walk", Move("method", ("work", Object(0), "backward"))),
]


def test_what_a_class_lacks_is_told_from_what_is_broken_in_it(jail: Jail) -> None:
    running = runner(jail, VALUE)
    assert running.absent(trials(TABLE)) == {"truediv", "neg", "pow", "tanh"}


def test_functions_need_no_trials() -> None:
    assert trials([entry(1), entry(2)]) == []


def test_uses_are_operators_and_methods() -> None:
    assert [sorted(uses(each)) for each in TABLE[:2]] == [["add"], ["mul"]]
    assert uses(TABLE[-1]) == {"backward"}
    assert uses(entry(1)) == frozenset()


def walked(*operations: str, times: int = 1) -> Entry:
    """Sums, products, ... of two leaves, walked back from the last."""
    moves = [Move(name, (Object(0), Object(1))) for name in operations]
    walk = Move("method", ("work", Object(2), "backward"))
    return on_values(" ".join(operations), *moves, *[walk] * times)


@pytest.mark.parametrize(
    ("failing", "found"),
    [
        ([walked("add")], {"add"}),
        ([walked("add", "mul"), walked("add"), walked("sub", "mul")], {"add", "sub", "mul"}),
        ([walked("add", "mul"), walked("mul")], {"mul"}),
        ([walked("sub", times=2), walked("mul")], {"mul"}),
        ([walked("sub", times=2)], None),
        ([walked(*["add"] * 40)], None),
        ([], None),
    ],
)
def test_suspects_are_the_operations_of_the_plainest_failures(
    failing: list[Entry], found: set[str] | None
) -> None:
    assert suggested(failing) == found


def values(*each: object) -> Outcome:
    return Outcome("values", each)


def test_wrong_outcomes_are_alike_however_no_number_is_said() -> None:
    nan, inf = float("nan"), float("inf")
    assert alike(Outcome("raises"), values(1.0, nan))
    assert alike(values([1.0, inf]), values(nan, 2.0))
    assert not alike(Outcome("raises"), values(1.0))
    assert not alike(Outcome("raises"), Outcome("recursion"))


def test_wrong_outcomes_are_alike_whatever_stands_for_a_number() -> None:
    assert alike(values(True), values(1.0))
    assert not agree(values(True), values(1.0))
    assert not alike(values(True), values(0.0))
    assert not alike(values(1.0, 2.0), values(1.0, 3.0))
