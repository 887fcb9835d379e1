"""Hidden probes of train: one step, many steps, and many steps with gradients that add up.

What train makes of the student's own step counts as well, so that a wrong step costs once.
"""

import contextlib
import os
import runpy
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from autograder.kit.close import compare
from autograder.suite import Draw, Student, StudentFault, close, only, probe
from autograder.suite.networks import STRENGTHS
from autograder.suite.passes import is_usable

Array = NDArray[np.float64]
Step = Callable[[list[Array], list[Array], float], list[Array]]

SUPPORT = "problems"
PROBLEMS = runpy.run_path(os.path.join(os.path.dirname(__file__), "support", f"{SUPPORT}.py"))
RATES = (0.125, 0.1, 0.2)
PARAMS, LOSSES = 0, 1  # the places of train's two answers


class Task(NamedTuple):
    """A problem of the support file, what its passes are made from, and how to train on it."""

    problem: str
    given: tuple[Any, ...]
    params: list[Array]
    lr: float
    steps: int

    def passes(self, source: Callable[[str], Any]) -> list[Any]:
        """The forward and the backward pass, from a source of functions by name."""
        return [source(f"{self.problem}_{way}")(*self.given) for way in ("forward", "backward")]

    def right(self, step: Step) -> tuple[list[Array], list[float]]:
        """What train gives when it takes these steps."""
        forward, backward = self.passes(PROBLEMS.__getitem__)
        now, noted = self.params, []
        for _ in range(self.steps):
            value, stored = forward(now)
            noted.append(value)
            now = step(now, backward(now, stored), self.lr)
        return now, noted


def downhill(params: list[Array], grads: list[Array], lr: float) -> list[Array]:
    """One step of gradient descent."""
    return [p - lr * g for p, g in zip(params, grads, strict=True)]


def own_step(student: Student, task: Task) -> Step:
    """The student's sgd_step; StudentFault where it gives nothing that one can go on with."""

    def step(params: list[Array], grads: list[Array], lr: float) -> list[Array]:
        moved = student.sgd_step(params, grads, lr)
        if not is_usable(moved, downhill(params, grads, lr)):
            raise StudentFault("answer")
        return [np.asarray(each, float) for each in moved]

    once = [np.ones(np.shape(p)) for p in task.params]
    if compare(step(task.params, once, task.lr), step(task.params, [2 * g for g in once], task.lr)):
        return step
    raise StudentFault("answer")  # one that looks at no gradient is no step


def judged(student: Student, task: Task, places: tuple[int, ...]) -> tuple[Any, Any]:
    """Train on a task: what came back and what is asked for, by the right step or by own ones.

    All but one answer are put right. It is the first of `places` that is as it should be: what is
    wrong with the other has a probe of its own.
    """
    functions = student.support(SUPPORT)
    passes = task.passes(lambda name: getattr(functions, name))
    got, wanted = student.train(task.params, *passes, task.lr, task.steps), [task.right(downhill)]
    with contextlib.suppress(StudentFault):
        wanted.append(task.right(own_step(student, task)))
    ways = [(only(place, got, want), want) for want in wanted for place in places]
    return next((way for way in ways if compare(*way) is None), ways[0])


def check(student: Student, *tasks: Task, answers: tuple[int, ...] = (PARAMS, LOSSES)) -> None:
    """One of these answers is right on every task."""
    found, wanted = zip(*[judged(student, task, answers) for task in tasks], strict=True)
    assert list(found) == close(list(wanted))


def shapes(draw: Draw) -> list[tuple[int, ...]]:
    """The shapes of three parameters, in a drawn order."""
    rows, columns, length = draw.sizes(3)
    return draw.shuffled([(rows, columns), (length,), (columns, rows)])


def plane(draw: Draw, steps: int) -> Task:
    """J falls by the same amount in every step."""
    sizes = shapes(draw)
    slopes = [draw.d_out(*size) for size in sizes]
    return Task("plane", (slopes,), [draw.array(*size) for size in sizes], 0.125, steps)


@probe("moves every parameter against its gradient", kind="value", points=3)
def test_step(student: Student, draw: Draw) -> None:
    cases = []
    for sizes in (shapes(draw), [(3,)], [(2,), (2,)]):
        params, grads = ([draw.d_out(*size) for size in sizes] for _ in range(2))
        cases.append((params, grads, draw.choice(RATES)))
    assert [student.sgd_step(*case) for case in cases] == close([downhill(*c) for c in cases])


@probe("keeps the fraction when parameters are whole numbers", kind="number", points=1)
def test_whole_numbers(student: Student, draw: Draw) -> None:
    params = [np.array(draw.whole(2)), np.array([draw.whole(2), draw.whole(2)])]
    grads = [draw.d_out(*p.shape) + 0.0625 for p in params]
    assert student.sgd_step(params, grads, 0.25) == close(downhill(params, grads, 0.25))


@probe("notes J before each step", kind="value", points=3)
def test_losses(student: Student, draw: Draw) -> None:
    check(student, plane(draw, 4), plane(draw, 1), answers=(LOSSES,))


@probe("hands back the parameters after the last step", kind="value", points=2)
def test_last_params(student: Student, draw: Draw) -> None:
    check(student, plane(draw, 3), plane(draw, 0), answers=(PARAMS,))


@probe("goes back with what this step's forward pass stored", kind="graph", points=3)
def test_fresh_cache(student: Student, draw: Draw) -> None:
    sizes = shapes(draw)
    centres, start = ([draw.array(*size) for size in sizes] for _ in range(2))
    check(student, Task("bowl", (centres,), start, draw.choice(RATES), 4))


@probe("finds all gradients before it changes a parameter", kind="fork", points=3)
def test_gradients_first(student: Student, draw: Draw) -> None:
    (size, *_) = shapes(draw)
    start = [draw.array(*size), draw.array(*size)]
    check(student, Task("saddle", (draw.number(),), start, draw.choice(RATES), 3))


@probe("trains the two-layer network, with a unit that is dead", kind="composition", points=2)
def test_network(student: Student, draw: Draw) -> None:
    """Numbers up to 1, so that training goes downhill; no unit begins at the corner of its gate."""
    d, h, q = draw.sizes(3)
    x, first, second = draw.array(d) / 8, draw.array(h, d) / 8, draw.array(q, h) / 8
    first[first @ x == 0, 0] += 0.25
    first *= np.sign(first @ x)[:, None]
    first[draw.choice(range(h))] *= -1.0
    given = x, draw.array(q) / 8, draw.choice(STRENGTHS)
    check(student, Task("network", given, [first, second], draw.choice(RATES), 4))


@probe("runs each pass once in every step", kind="effort", points=1)
def test_effort(student: Student, draw: Draw) -> None:
    check(student, Task("counted", (), [draw.array(3)], 0.125, 3))


@probe("leaves the arrays it was given unchanged", kind="purity", points=1)
def test_purity(student: Student, draw: Draw) -> None:
    given = [draw.array(2, 3), draw.array(3)], [draw.d_out(2, 3), draw.d_out(3)]
    params, grads = (student.hold(each) for each in given)
    student.sgd_step(params, grads, 0.125)
    functions, kept = student.support(SUPPORT), student.hold(given[0])
    slopes = functions.plane_forward(given[1]), functions.plane_backward(given[1])
    student.train(kept, *slopes, 0.125, 2)
    assert (params.value, grads.value, kept.value) == close((*given, given[0]))


class Leaves(NamedTuple):
    """What some steps make of three leaves: their numbers afterwards, and the losses."""

    data: list[Any]
    losses: Any


class Adding(NamedTuple):
    """A neuron a * b + c to train, and what .grad of the three holds beforehand."""

    target: float
    start: list[float]
    left: list[float]
    lr: float

    def right(self) -> Leaves:
        """One right step."""
        a, b, c = self.start
        error = a * b + c - self.target
        moves = error * b, error * a, error
        return Leaves(
            [x - self.lr * move for x, move in zip(self.start, moves, strict=True)],
            [error * error / 2],
        )

    def by(self, student: Student, steps: int = 1) -> Leaves:
        """The student's steps."""
        functions = student.support(SUPPORT)
        leaves = [functions.leaf(*each) for each in zip(self.start, self.left, strict=True)]
        loss = functions.neuron_loss(self.target)
        losses = student.train_accumulating(leaves, loss, self.lr, steps)
        return Leaves([each.data for each in leaves], losses)

    def own(self, student: Student) -> Leaves:
        """The student's own single step from clean leaves if it is one, else the right one."""
        right, clean = self.right(), self._replace(left=[0.0] * 3)
        own = clean.by(student)
        return own if is_usable(own, right) and compare(own.data, self.start) else right


def adding(draw: Draw) -> Adding:
    """Numbers up to 1 and a target far from them, so that every step moves all three."""
    far, *start = (number / 8 for number in draw.numbers(4))
    return Adding(far + (3.0 if far > 0 else -3.0), start, [0.0] * 3, draw.choice(RATES))


@probe("with Values: notes the loss before the step", kind="value", points=1)
def test_leaf_losses(student: Student, draw: Draw) -> None:
    tasks = [adding(draw) for _ in range(2)]
    assert [task.by(student).losses for task in tasks] == close([t.right().losses for t in tasks])


@probe("with Values: changes the numbers of the leaves themselves", kind="value", points=2)
def test_leaf_data(student: Student, draw: Draw) -> None:
    tasks = [adding(draw) for _ in range(2)]
    assert [task.by(student).data for task in tasks] == close([t.right().data for t in tasks])


@probe("with Values: every step starts clean and from a new graph", kind="fork", points=3)
def test_clean_steps(student: Student, draw: Draw) -> None:
    """Four steps at once do what four times one step does, from leaves that are new each time."""
    task = adding(draw)
    got = task.by(student, 4)
    losses, now = [], task
    for _ in range(4):
        after = now.own(student)
        losses += after.losses
        now = now._replace(start=[float(x) for x in after.data])
    assert tuple(got) == close((now.start, losses))


@probe("with Values: starts clean, whatever .grad holds", kind="graph", points=1)
def test_leftovers(student: Student, draw: Draw) -> None:
    task = adding(draw)._replace(left=draw.numbers(3))
    assert tuple(task.by(student)) == close(tuple(task.own(student)))
