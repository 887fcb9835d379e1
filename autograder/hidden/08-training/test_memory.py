"""Hidden probes of memory: what is kept for the backward pass, and what for prediction."""

from typing import Any

from autograder.suite import Draw, Student, close, probe
from autograder.suite.passes import is_usable

# What the local gradients of each rule are made of.
KEPT = {
    **dict.fromkeys(("add", "subtract", "bias"), "nothing"),
    **dict.fromkeys(("multiply", "matvec", "matmul", "hadamard", "penalty"), "inputs"),
    **dict.fromkeys(("tanh", "sigmoid", "exp"), "output"),
    "relu": "mask",
}


def layers(draw: Draw, count: int) -> list[int]:
    """Different sizes, none next to another of the same."""
    base = draw.shuffled(range(2, 12))[:count]
    return [int(size) for size in base]


def trained(sizes: list[int], n: int) -> int:
    """X and o once, and z and h of every hidden layer."""
    return n * (2 * sum(sizes) - sizes[0] - sizes[-1])


def predicted(sizes: list[int], n: int) -> int:
    """The layer whose input and output are largest together."""
    return max(n * (sizes[i] + sizes[i + 1]) for i in range(len(sizes) - 1))


def times(n: int, own: Any, right: int) -> float:
    """`n` times the student's own count for one example, where it is one, else the right count.

    So what is wrong in a count is paid for where a single example is counted.
    """
    return n * float(own if is_usable(own, right) and own > 1 else right)


@probe("training: counts the network of the course", kind="value", points=2)
def test_training(student: Student, draw: Draw) -> None:
    cases = [(layers(draw, 3), 1), (layers(draw, 3), 1)]
    assert [student.training_values(*c) for c in cases] == close([trained(*c) for c in cases])


@probe("training: counts every hidden layer, and none where there is none", kind="graph", points=2)
def test_deep_training(student: Student, draw: Draw) -> None:
    cases = [(layers(draw, 2), 1), (layers(draw, 4), 1), (layers(draw, 6), 1)]
    assert [student.training_values(*c) for c in cases] == close([trained(*c) for c in cases])


@probe("training: counts every example of a batch", kind="value", points=1)
def test_training_batch(student: Student, draw: Draw) -> None:
    sizes, n = layers(draw, 3), abs(draw.whole(1)[0])
    own = times(n, student.training_values(sizes, 1), trained(sizes, 1))
    assert student.training_values(sizes, n) == close(own)


def with_largest_apart(draw: Draw) -> list[int]:
    """The two largest layers are no neighbours, and neither end is in the largest pair."""
    low = draw.shuffled(range(2, 6))
    return [low[0], 25 + low[1], low[2] + 4, 19 + low[3], 18]


@probe("prediction: holds what one layer reads and writes", kind="value", points=3)
def test_prediction(student: Student, draw: Draw) -> None:
    """The largest pair comes first, in the middle and last; it need not hold the largest layer."""
    ends = sorted(layers(draw, 4))
    cases = [(ends, 1), (ends[::-1], 1), (layers(draw, 5), 1), (with_largest_apart(draw), 1)]
    assert [student.prediction_values(*c) for c in cases] == close([predicted(*c) for c in cases])


@probe("prediction: works without a hidden layer", kind="graph", points=1)
def test_flat_prediction(student: Student, draw: Draw) -> None:
    case = layers(draw, 2), 1
    assert student.prediction_values(*case) == close(predicted(*case))


@probe("prediction: counts every example of a batch", kind="value", points=1)
def test_prediction_batch(student: Student, draw: Draw) -> None:
    sizes, n = layers(draw, 4), abs(draw.whole(1)[0])
    own = times(n, student.prediction_values(sizes, 1), predicted(sizes, 1))
    assert student.prediction_values(sizes, n) == close(own)


def check_rules(student: Student, names: list[str]) -> None:
    """The answers for some rules."""
    assert [student.must_keep(name) for name in names] == close([KEPT[name] for name in names])


@probe("tells rules that keep nothing from rules that keep what came in", kind="value", points=3)
def test_nothing_or_inputs(student: Student, draw: Draw) -> None:
    check_rules(
        student, draw.shuffled([name for name in KEPT if KEPT[name] in ("nothing", "inputs")])
    )


@probe("knows what tanh, sigmoid, exp and relu keep", kind="gate", points=3)
def test_output_or_mask(student: Student, draw: Draw) -> None:
    check_rules(student, draw.shuffled([name for name in KEPT if KEPT[name] in ("output", "mask")]))
