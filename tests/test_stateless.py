"""Which files cannot keep anything from one call to the next: those are not tried again."""

import re
import time
from typing import Any

import pytest

from autograder.grade.grader import Grader
from autograder.jail.inside.stateless import is_stateless
from autograder.jail.inside.wire import Step
from autograder.jail.launcher import Jail
from autograder.jail.tape import Desk, Tape
from autograder.jail.worker import Bounds, Program, Worker, WorkerLostError
from autograder.report import timeless
from tests.attack_lab import RULES, graded, handed_in
from tests.golden import CLASS

FILES = ("relu", "chain")


def parts(text: str) -> dict[str, str]:
    """Sources by the comment above each."""
    found = re.split(r"^# (.*)$", text, flags=re.MULTILINE)
    return dict(zip(found[1::2], found[2::2], strict=True))


STATELESS = parts("""
# numbers
def f(x):
    return x + 1

# annotations
import numpy as np
def f(x: np.random.Generator) -> list[open]:
    return x

# constants
HALF, (A, B) = 1 / 2, (-3, 'b')
name: str = 'x'

def f(x, k=HALF, *, n=-1):
    return k * x

# element-wise
import numpy as np
def f(x):
    return np.add.reduce(np.tanh(x)).astype(np.float64)

# a local array filled
import numpy as np
def f(x):
    y = np.zeros_like(x)
    y[x > 0] += 1
    return y.T

# an argument changed
def f(x):
    x[0] = 0
    x.append(1)
    return x

# functions in a function
def f(x):
    seen = []
    def g(y):
        nonlocal x
        x = y
        seen.append(y)
    g(x)
    return [h for h in seen if h]

# a function by two names
def f(x, g=abs):
    return g(x)
h = f
k = lambda x, y=2: x

# another file
import relu as r
from chain import f
def g(x):
    return r.relu(f(x))

# names from modules
from math import exp, pi
from numpy import sum as total
import math
def f(x):
    return total(exp(x) * math.e)

# errors
def f(x):
    try:
        raise ValueError(x)
    except ValueError as error:
        return error.args

# a name that is nowhere
def f(x):
    return y

# an import where it is used
def f(x):
    import numpy as np
    return np.exp(x)

# isinstance
import numpy as np
def f(x):
    return isinstance(x, np.ndarray)
""")

STATEFUL = parts("""
# a global
n = 0
def f(x):
    global n
    n += 1
    return n

# a list beside the functions
seen = []
def f(x):
    seen.append(x)
    return len(seen)

# a list in a tuple
seen = ([],)
def f(x):
    return seen[0]

# a list in a default
def f(x, seen=[]):
    seen.append(x)
    return len(seen)

# a list in a keyword's default
def f(x, *, seen={}):
    return seen

# a list in a lambda's default
f = lambda x, seen=[]: seen

# an attribute of a function
def f(x):
    f.last = x
    return x

# an attribute deleted
def f(x):
    del f.last
    return x

# a function's own namespace
def f(x):
    f.__dict__['last'] = x
    return x

# a class
class A:
    seen = []
def f(x):
    return A.seen

# a class in a function
def f(x):
    class A:
        pass
    return A

# a decorator
from functools import lru_cache
@lru_cache
def f(x):
    return x

# an array made once
import numpy as np
I = np.eye(2)
def f(x):
    return I

# a generator made once
numbers = iter((1, 2))
def f(x):
    return next(numbers)

# random numbers
import numpy as np
def f(x):
    return np.random.rand()

# random numbers by another name
import numpy as np
def f(x):
    m = np
    return m.random.rand()

# random numbers by their own name
from numpy.random import rand
def f(x):
    return rand()

# numpy's settings
import numpy as np
def f(x):
    np.seterr(all='raise')
    return x

# an array that nobody filled
import numpy as np
def f(x):
    return np.empty(2)

# an array made by its type
import numpy as np
def f(x):
    return np.ndarray(2)

# an array filled in part
import numpy as np
def f(x):
    return np.divide(1, x, where=x > 0)

# an array perhaps filled in part
import numpy as np
def f(x, **how):
    return np.log(x, **how)

# all names of a module
from numpy import *
def f(x):
    return x

# all names of a file
from relu import *
def f(x):
    return x

# a module that is not listed
import os
def f(x):
    return os.getpid()

# a file that was not handed in
import helpers
def f(x):
    return helpers.f(x)

# a module's part
import numpy.random
def f(x):
    return x

# builtins that reach further
def f(x):
    return globals()

# builtins by the name that every module has for them
def f(x):
    __builtins__["last"] = x
    return x

# a module's own annotations
n: int = 0
def f(x):
    __annotations__["last"] = x
    return x

# a module's inside
import math
def f(x):
    return math.__spec__

# an address
def f(x):
    return id(x)

# what runs while it loads
def f(x):
    return x
for i in range(3):
    f(i)

# what does not parse
def f(x:
""") | {"what is too deep": f"x = {'-' * 3000}1\n"}


@pytest.mark.parametrize("what", STATELESS)
def test_a_file_of_functions_keeps_nothing(what: str) -> None:
    compile(STATELESS[what], "thing.py", "exec")
    assert is_stateless(STATELESS[what].encode(), FILES)


@pytest.mark.parametrize("what", STATEFUL)
def test_whatever_could_keep_something_is_told(what: str) -> None:
    assert not is_stateless(STATEFUL[what].encode(), FILES)


MISTAKEN = sorted(path.parent.name for path in CLASS.glob(f"mistake-*/{RULES}"))


@pytest.mark.parametrize("student", MISTAKEN)
def test_trying_again_would_say_the_same(
    grader: Grader, student: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    report = handed_in(grader, student)
    monkeypatch.setattr(Desk, "is_stateless", lambda _: False)
    assert timeless(handed_in(grader, student)) == timeless(report)


INVERTED = """
import numpy as np
{more}
def relu_backward(d_out, z):
    return np.where(z > 0, 0.0, d_out)
"""


@pytest.mark.parametrize(("more", "is_stateless"), [("", True), ("seen = []", False)])
def test_one_worker_is_enough_for_all_that_is_asked(
    grader: Grader, monkeypatch: pytest.MonkeyPatch, more: str, is_stateless: bool
) -> None:
    grader.jail()  # its proof takes workers of its own
    spawn, workers = Jail.spawn, []

    def counted(*args: Any) -> Worker:
        workers.append(spawn(*args))
        return workers[-1]

    monkeypatch.setattr(Jail, "spawn", counted)
    report = graded(grader, {"relu.py": INVERTED.format(more=more)})
    relu = next(each for each in report.exercises if each.id == "relu")
    assert relu.misconception
    assert relu.misconception.id == "gate_inverted"
    assert (len(workers) == 1) == is_stateless


def test_a_desk_that_follows_has_its_own_bounds_and_files(jail: Jail) -> None:
    """Its worker is the same one, and a file that came instead of another is loaded."""

    def answer(desk: Desk) -> Any:
        tape = Tape(desk, time.monotonic() + 10)
        return tape.read(tape.note("call", "work", "f"))

    desk = Desk(jail, {"work": b"def f():\n    return 1\n"}, Bounds())
    worker = desk.worker()
    assert answer(desk) == [1]
    tight = Bounds(call_cpu_s=0.2, call_wall_s=1)
    following = desk.followed_by(tight)
    assert following.worker() is worker
    assert worker.bounds is tight
    following.add({"work": b"def f():\n    while True: pass\n"})
    with pytest.raises(WorkerLostError, match="timeout"):
        list(worker.run_each([Program([Step("call", ["work", "f"])], [0])]))
    assert following.followed_by(tight) is following
