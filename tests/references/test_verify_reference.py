"""Numeric gradients, the network in PyTorch, the bug hunt: right ways, and what judges them."""

import importlib.util
import runpy
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from autograder.kit.close import compare
from autograder.suite.draws import Draw
from autograder.suite.networks import network
from tests.references.test_mlp_reference import torch_pass

ROOT = Path(__file__).parents[2]
ASSIGNMENT = "06-verify"
HIDDEN = ROOT / "autograder/hidden" / ASSIGNMENT
SEEDS = pytest.mark.parametrize("seed", range(6))

Array = NDArray[np.float64]


def right_files(exercise: str) -> list[Path]:
    """The solution and all other right ways."""
    others = (ROOT / "tests/alternatives" / ASSIGNMENT / exercise).glob("*.py")
    return [ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py", *sorted(others)]


def every(exercise: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", right_files(exercise), ids=lambda path: path.stem)


def module_of(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"loaded_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


functions = module_of(HIDDEN / "support/functions.py")
rules = module_of(HIDDEN / "support/rules.py")
suite = module_of(HIDDEN / "test_numeric_gradient.py")


def by_definition(f: Callable[[Any], Any], x: Any, eps: float) -> Any:
    """The formula in fractions: exact whatever the step is."""
    exact = np.frompyfunc(Fraction, 1, 1)(np.asarray(x, dtype=float))
    exact = np.asarray(exact, dtype=object)
    slopes = np.zeros(exact.shape)
    for place in np.ndindex(exact.shape):
        ends = []
        for sign in (1, -1):
            moved = exact.copy()
            moved[place] += sign * Fraction(eps)
            ends.append(f(moved))
        slopes[place] = float((ends[0] - ends[1]) / (2 * Fraction(eps)))
    return slopes


def cubes(x: Any) -> Any:
    return np.sum(x * x * x)


def neighbours(x: Any) -> Any:
    return np.sum(x[:-1] ** 2 * x[1:])


@SEEDS
@every("numeric_gradient")
def test_central_difference_is_the_formulas(path: Path, seed: int) -> None:
    numeric_gradient = runpy.run_path(str(path))["numeric_gradient"]
    draw = Draw(bytes([seed]))
    points = (draw.number(), 0.25), (draw.array(2, 3), 0.5), (np.array(draw.whole(3)), 0.125)
    for x, eps in points:
        want = by_definition(cubes, x, eps)
        got = numeric_gradient(functions.cubes, x, eps)
        assert np.shape(got) == np.shape(x)
        assert np.array_equal(got, want)
    x = draw.array(4)
    assert np.array_equal(
        numeric_gradient(functions.neighbours, x, 0.25), by_definition(neighbours, x, 0.25)
    )


@SEEDS
@every("numeric_gradient")
def test_small_steps_find_the_slope(path: Path, seed: int) -> None:
    """Against PyTorch, with the default step."""
    numbers = np.random.default_rng(seed)
    x, A = numbers.normal(size=(3, 2)), numbers.normal(size=(4, 3))
    leaf = torch.tensor(x, requires_grad=True)
    torch.tanh(torch.tensor(A) @ leaf).sum().backward()  # type: ignore[no-untyped-call]
    assert leaf.grad is not None
    got = runpy.run_path(str(path))["numeric_gradient"](lambda v: float(np.tanh(A @ v).sum()), x)
    np.testing.assert_allclose(got, leaf.grad.numpy(), rtol=1e-6, atol=1e-8)


@pytest.mark.parametrize("eps", [0.125, 0.25, 0.5])
@SEEDS
def test_what_the_suite_expects_is_the_formula(eps: float, seed: int) -> None:
    draw = Draw(bytes([seed]))
    x = draw.array(5)
    near = np.array([0.0, 0.125, -0.125, 0.25, -0.25, 3.0, -3.0])
    assert np.array_equal(suite.of_cubes(x, eps), by_definition(cubes, x, eps))
    assert np.array_equal(suite.of_neighbours(x), by_definition(neighbours, x, eps))
    gates = by_definition(lambda z: sum(max(each, Fraction(0)) for each in z), near, eps)
    assert np.array_equal(suite.of_gates(near, eps), gates)
    for f, shape in ((functions.places, (4,)), (functions.boxes, (2, 3, 2))):
        assert np.array_equal(suite.of_places(*shape), by_definition(f, draw.array(*shape), eps))
    table = by_definition(functions.table, draw.array(3, 4), eps)
    assert np.array_equal(suite.of_places(4, 3).T, table)


@every("numeric_gradient")
def test_relative_error_is_symmetric_and_free_of_units(path: Path) -> None:
    relative_error = runpy.run_path(str(path))["relative_error"]
    numbers = np.random.default_rng(3)
    for _ in range(20):
        got, want = numbers.normal(size=(2, 3, 2))
        error = relative_error(got, want)
        assert error == pytest.approx(relative_error(want, got))
        assert error == pytest.approx(relative_error(-1000 * got, -1000 * want))
        assert 0 <= error <= 2
    assert relative_error(want, want) == relative_error(np.zeros(2), np.zeros(2)) == 0


@SEEDS
@pytest.mark.parametrize(
    "path",
    [
        *right_files("autograd"),
        ROOT / "autograder/misconceptions" / ASSIGNMENT / "autograd/_base.py",
        ROOT / "autograder/misconceptions" / ASSIGNMENT / "autograd/_right.py",
    ],
    ids=lambda path: path.stem,
)
def test_network_agrees_with_the_course(path: Path, seed: int) -> None:
    """A unit is at exactly 0 in each; without a penalty the passes of 05 say the same."""
    net = network(Draw(bytes([seed])), 3, 5, 2)._replace(lam=0.0)
    _, made, grads = torch_pass(net)
    got = runpy.run_path(str(path))["autograd_gradients"](net.x, net.W1, net.W2, net.y)
    want = {name: grads[name] for name in ("d_W2", "d_h", "d_z", "d_W1")}
    own = {**got, "L": np.asarray(got["L"], dtype=got["d_W1"].dtype)}
    assert compare(own, {"L": float(made["L"]), **want}) is None


RIGHT = ("right", "in_other_words")

OPERATIONS: dict[str, Callable[..., Any]] = {
    "product": lambda a, b: a * b,
    "small": lambda a, b: 1e-5 * a * b,
    "large": lambda a, b: 1e5 * a * b,
    "layer": lambda W, x: W @ x,
    "gate": torch.relu,
    "halves": lambda x: (x * x).sum() / 2,
    "fork": lambda x: x * x + x,
}
POINTS: dict[str, tuple[Any, ...]] = {
    "layer": (np.array([[1.5, -0.5], [2.0, 0.75]]), np.array([-1.25, 2.5])),
    "gate": (np.array([0.5, -1.5, 2.0]),),
    "halves": (np.array([1.5, -2.0, 0.25]),),
    "fork": (np.array([1.5, 0.5]),),
}
PAIR = (np.array([1.5, -0.5, 2.0]), np.array([0.75, 2.5, -1.25]))
CANDIDATES = [name for name in vars(rules) if name.partition("_")[0] in OPERATIONS and "_" in name]


@pytest.mark.parametrize("name", CANDIDATES)
def test_rules_are_as_right_or_wrong_as_the_hunt_says(name: str) -> None:
    """By PyTorch: the right ones agree, the wrong ones are off by a hundredth or more, or raise."""
    operation, _, kind = name.partition("_")
    inputs = POINTS.get(operation, PAIR)
    leaves = [torch.tensor(each, dtype=torch.float64, requires_grad=True) for each in inputs]
    out = OPERATIONS[operation](*leaves)
    np.testing.assert_allclose(getattr(rules, operation)(*inputs), out.detach().numpy())
    d_out = np.random.default_rng(1).uniform(1.5, 4, tuple(out.shape))
    wanted = torch.autograd.grad(out, leaves, torch.tensor(d_out))
    try:
        answers = getattr(rules, name)(d_out, *inputs)
    except Exception:
        answers = None
    if len(inputs) == 1:
        answers = (answers,)
    assert (kind in RIGHT) == (answers is not None and fits(answers, wanted))


def fits(answers: Any, wanted: Any) -> bool:
    """Shapes alike and the numbers within a hundredth of the largest."""
    return all(
        np.shape(got) == tuple(want.shape)
        and np.abs(got - want.numpy()).max() < 0.01 * np.abs(want.numpy()).max()
        for got, want in zip(answers, wanted, strict=True)
    )
