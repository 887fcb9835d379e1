"""Every right Value we know against PyTorch, on random programs and at the hard points."""

import itertools
import math
import runpy
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

ROOT = Path(__file__).parents[2]
REFERENCE = ROOT / "solutions/07-value/value.py"
ENGINES = [REFERENCE, *sorted((ROOT / "tests/alternatives/07-value/value").glob("*.py"))]
NEURONS = [
    ROOT / "solutions/07-value/rederive.py",
    *sorted((ROOT / "tests/alternatives/07-value/rederive").glob("*.py")),
]

UNARY = ("relu", "tanh", "exp", "neg", "cube", "inverse", "plus", "minus", "from", "over")
BINARY = ("add", "sub", "mul", "div")
Step = tuple[str, int, int]
Node = Callable[[Any], Any]

steps = st.lists(
    st.tuples(st.sampled_from(UNARY + BINARY), st.integers(0, 99), st.integers(0, 99)),
    min_size=1,
    max_size=12,
)
leaves = st.lists(st.integers(-16, 16).map(lambda k: k / 8), min_size=1, max_size=4)
engines = pytest.mark.parametrize("path", ENGINES, ids=lambda path: path.stem)


@pytest.fixture(autouse=True)
def usual_recursion_limit() -> Iterator[None]:
    """One of the engines raises the limit, which would help the others along."""
    usual = sys.getrecursionlimit()
    yield
    sys.setrecursionlimit(usual)


def engine(path: Path) -> Any:
    return runpy.run_path(str(path))["Value"]


def number(node: Any) -> float:
    return float(node.data)


def apply(name: str, a: Any, b: Any) -> Any:
    """One step on any engine, torch included; tanh in front of what would grow or blow up."""
    if abs(number(a)) > 20:
        a = a.tanh()
    if name in ("inverse", "over") and abs(number(a)) < 0.25:
        return a
    if name == "exp" and number(a) > 3:
        a = a.tanh()
    if name == "div" and abs(number(b)) < 0.25:
        name = "mul"
    rules = {
        "relu": lambda: a.relu(),
        "tanh": lambda: a.tanh(),
        "exp": lambda: a.exp(),
        "neg": lambda: -a,
        "cube": lambda: a**3,
        "inverse": lambda: a**-1,
        "plus": lambda: 2 + a * 3,
        "minus": lambda: a - 1.5,
        "from": lambda: 1 - a / 2,
        "over": lambda: 2 / a,
        "add": lambda: a + b,
        "sub": lambda: a - b,
        "mul": lambda: a * b,
        "div": lambda: a / b,
    }
    return rules[name]()


def run(make: Any, start: list[float], program: list[Step]) -> tuple[Any, list[Any]]:
    """The last node of a program and its leaves; steps may use any earlier node."""
    made = [make(each) for each in start]
    nodes = list(made)
    for name, one, other in program:
        nodes.append(apply(name, nodes[one % len(nodes)], nodes[other % len(nodes)]))
    return nodes[-1] + 0 * sum(made), made  # so that every leaf takes part


def double(value: float) -> torch.Tensor:
    return torch.tensor(value, dtype=torch.float64, requires_grad=True)


@engines
@pytest.mark.filterwarnings("ignore:The recursion limit will not be reset")
@settings(derandomize=True, deadline=None, max_examples=60)
@given(start=leaves, program=steps)
def test_random_program_agrees_with_torch(
    path: Path, start: list[float], program: list[Step]
) -> None:
    out, made = run(engine(path), start, program)
    want, tensors = run(double, start, program)
    out.backward()
    want.backward()
    gradients = [float(tensor.grad) for tensor in tensors if tensor.grad is not None]
    scale = max(1.0, *map(abs, gradients))
    assert out.data == pytest.approx(want.item(), rel=1e-9, abs=1e-9)
    assert [leaf.grad for leaf in made] == pytest.approx(gradients, rel=1e-8, abs=1e-10 * scale)


@engines
def test_second_call_adds_into_leaves_alone(path: Path) -> None:
    Value = engine(path)
    a, b, c = Value(2), Value(1), Value(-3)
    e = (a + b) * c
    e.backward()
    e.backward()
    assert (a.grad, b.grad, c.grad) == (-6, -6, 6)
    e.zero_grad()
    assert (a.grad, b.grad, c.grad, e.grad) == (0, 0, 0, 0)
    e.backward()
    assert (a.grad, b.grad, c.grad) == (-3, -3, 3)


@engines
def test_backward_on_a_leaf_adds_one(path: Path) -> None:
    a = engine(path)(5.0)
    a.backward()
    a.backward()
    assert a.grad == 2


@engines
def test_two_graphs_share_a_leaf(path: Path) -> None:
    Value = engine(path)
    a, b = Value(3.0), Value(-2.0)
    first, second = a * b, a * a
    first.backward()
    second.backward()
    assert (a.grad, b.grad) == (4, 3)


@engines
def test_same_node_on_both_sides(path: Path) -> None:
    Value = engine(path)
    cases: list[tuple[Node, float]] = [
        (lambda a: a + a, 2.0),
        (lambda a: a - a, 0.0),
        (lambda a: a * a, 6.0),
        (lambda a: a / a, 0.0),
    ]
    for operation, want in cases:
        a = Value(3.0)
        operation(a).backward()
        assert a.grad == pytest.approx(want, abs=1e-12)


@engines
def test_equal_numbers_are_different_nodes(path: Path) -> None:
    Value = engine(path)
    a, b = Value(2), Value(2)
    (a * b * 5).backward()
    assert (a.grad, b.grad) == (10, 10)


@engines
def test_unequal_path_lengths(path: Path) -> None:
    for swap, _ in itertools.product((False, True), range(10)):
        a, k, m = map(engine(path), (2.0, 3.0, 5.0))
        b = a * k
        h = (b * m) * k
        (h + b if swap else b + h).backward()
        assert (a.grad, k.grad, m.grad) == (48, 62, 18)


@engines
def test_deep_and_wide(path: Path) -> None:
    Value = engine(path)
    a = Value(1.0)
    chain = doubled = a
    for _ in range(5_000):
        chain = chain + 1
    for _ in range(60):
        doubled = doubled + doubled
    chain.backward()
    doubled.backward()
    assert a.grad == pytest.approx(2.0**60)


@engines
def test_hard_points(path: Path) -> None:
    Value = engine(path)
    cases: list[tuple[Node, float, float]] = [
        (lambda x: x.tanh(), 400.0, 0.0),
        (lambda x: x.tanh(), -400.0, 0.0),
        (lambda x: x.relu(), 0.0, 0.0),
        (lambda x: x.relu() * -3, 2.0, -3.0),
        (lambda x: x**3, -1.5, 6.75),
        (lambda x: x**-1, -2.0, -0.25),
        (lambda x: x**0, 2.0, 0.0),
        (lambda x: x**0.5, 4.0, 0.25),
        (lambda x: x.exp() * 2, 1.0, 2 * math.e),
    ]
    for make, x, want in cases:
        leaf = Value(x)
        make(leaf).backward()
        assert leaf.grad == pytest.approx(want, rel=1e-12)


def test_zero_to_the_power_of_zero_has_slope_zero() -> None:
    x = engine(REFERENCE)(0.0)
    y = x**0
    y.backward()
    assert (y.data, x.grad) == (1.0, 0.0)


@pytest.mark.parametrize("path", NEURONS, ids=lambda path: path.stem)
def test_neuron_agrees_with_torch(path: Path) -> None:
    start = [0.375, -1.25, 2.0, 0.5, -0.125]
    x1, w1, x2, w2, b = tensors = [double(each) for each in start]
    o = torch.tanh(x1 * w1 + x2 * w2 + b)
    o.backward()  # type: ignore[no-untyped-call]
    got = runpy.run_path(str(path))["neuron"](engine(REFERENCE), *start)
    assert got.pop("o") == pytest.approx(o.item())
    names = ("d_x1", "d_w1", "d_x2", "d_w2", "d_b")
    assert got == pytest.approx(
        {name: float(tensor.grad) for name, tensor in zip(names, tensors, strict=True)}  # type: ignore[arg-type]
    )


@pytest.mark.parametrize("path", NEURONS, ids=lambda path: path.stem)
@pytest.mark.parametrize("seed", range(5))
def test_mlp_agrees_with_torch(path: Path, seed: int) -> None:
    numbers = np.random.default_rng(seed)
    shapes = {"x": (3,), "W1": (5, 3), "W2": (2, 5), "y": (2,)}
    start = {name: numbers.integers(-16, 17, shape) / 8 for name, shape in shapes.items()}
    x, W1, W2, y = (torch.tensor(each, requires_grad=True) for each in start.values())
    z = W1 @ x
    h = torch.relu(z)
    L = ((W2 @ h - y) ** 2).sum() / 2
    wanted = torch.autograd.grad(L, (W2, h, z, W1))
    mlp = runpy.run_path(str(path))["mlp"]
    got = mlp(engine(REFERENCE), **{name: each.tolist() for name, each in start.items()})
    assert got["L"] == pytest.approx(L.item())
    for name, want in zip(("d_W2", "d_h", "d_z", "d_W1"), wanted, strict=True):
        np.testing.assert_allclose(got[name], want.numpy(), rtol=1e-12, atol=1e-12)
