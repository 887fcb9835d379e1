"""Training against PyTorch, what is kept against runs that are measured, duals against slopes."""

import itertools
import runpy
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from autograder.course import load_course

ROOT = Path(__file__).parents[2]
ASSIGNMENT = "08-training"
PROBLEMS = runpy.run_path(str(ROOT / "autograder/hidden" / ASSIGNMENT / "support/problems.py"))
LAM, LR, STEPS = 0.3, 0.1, 4
KINDS = ("training", "prediction")
SEEDS = pytest.mark.parametrize("seed", range(4))
NETWORKS = pytest.mark.parametrize("sizes", [[3, 4], [2, 2, 1], [3, 5, 4, 2], [4, 9, 3, 8, 2]])

Array = NDArray[np.float64]


def every(exercise: str) -> pytest.MarkDecorator:
    """The solution and all other right ways."""
    others = sorted((ROOT / "tests/alternatives" / ASSIGNMENT / exercise).glob("*.py"))
    paths = [ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py", *others]
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


def drawn(seed: int) -> tuple[Array, Array, list[Array]]:
    """x, y and the weights of a network with small numbers."""
    numbers = np.random.default_rng(seed)
    shapes: list[Any] = [(3,), (2,), (5, 3), (2, 5)]
    x, y, W1, W2 = (numbers.uniform(-1, 1, shape) for shape in shapes)
    return x, y, [W1, W2]


def torch_training(x: Array, y: Array, weights: list[Array]) -> tuple[list[Array], list[float]]:
    """The same training by torch.optim.SGD, whose weight decay is the penalty."""
    W1, W2 = (torch.tensor(W, requires_grad=True) for W in weights)
    optimiser = torch.optim.SGD([W1, W2], lr=LR, weight_decay=LAM)
    losses = []
    for _ in range(STEPS):
        optimiser.zero_grad()
        error = W2 @ torch.relu(W1 @ torch.tensor(x)) - torch.tensor(y)
        L = (error**2).sum() / 2
        losses.append(L.item() + LAM / 2 * ((W1**2).sum() + (W2**2).sum()).item())
        L.backward()  # type: ignore[no-untyped-call]
        optimiser.step()
    return [W1.detach().numpy(), W2.detach().numpy()], losses


def passes(problem: str, *given: Any) -> list[Any]:
    return [PROBLEMS[f"{problem}_{way}"](*given) for way in ("forward", "backward")]


@SEEDS
@every("train")
def test_training_agrees_with_torch(path: Path, seed: int) -> None:
    x, y, weights = drawn(seed)
    train = runpy.run_path(str(path))["train"]
    params, losses = train(weights, *passes("network", x, y, LAM), LR, STEPS)
    want_params, want_losses = torch_training(x, y, weights)
    assert losses == pytest.approx(want_losses, rel=1e-12)
    for got, want in zip(params, want_params, strict=True):
        np.testing.assert_allclose(got, want, rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("problem", ["plane", "bowl", "saddle", "network"])
def test_gradients_of_the_problems_agree_with_central_differences(problem: str) -> None:
    x, y, weights = drawn(11)
    shift: Any = [W + 0.5 for W in weights]
    given = {"plane": (shift,), "bowl": (shift,), "saddle": (0.75,), "network": (x, y, LAM)}
    params = [weights[0], weights[0] + 0.25] if problem == "saddle" else weights
    forward, backward = passes(problem, *given[problem])
    got = backward(params, forward(params)[1])
    for which, param in enumerate(params):
        for place in np.ndindex(param.shape):
            ends = []
            for step in (1e-6, -1e-6):
                moved = [each.copy() for each in params]
                moved[which][place] += step
                ends.append(forward(moved)[0])
            assert got[which][place] == pytest.approx((ends[0] - ends[1]) / 2e-6, abs=1e-7)


@every("train")
def test_values_are_trained_as_torch_does(path: Path) -> None:
    start = [0.5, -1.25, 0.75]
    leaves = [PROBLEMS["leaf"](number, 7.0) for number in start]
    functions = runpy.run_path(str(path))
    losses = functions["train_accumulating"](leaves, PROBLEMS["neuron_loss"](2.0), LR, STEPS)
    tensors = [torch.tensor(number, dtype=torch.float64, requires_grad=True) for number in start]
    optimiser, want = torch.optim.SGD(tensors, lr=LR), []
    for _ in range(STEPS):
        optimiser.zero_grad()
        a, b, c = tensors
        loss = (a * b + c - 2.0) ** 2 / 2
        loss.backward()  # type: ignore[no-untyped-call]
        want.append(loss.item())
        optimiser.step()
    assert losses == pytest.approx(want, rel=1e-12)
    assert [leaf.data for leaf in leaves] == pytest.approx([t.item() for t in tensors], rel=1e-12)


@every("train")
def test_values_are_trained_with_the_engine_of_the_course(path: Path) -> None:
    engine = runpy.run_path(str(ROOT / "solutions/07-value/value.py"))["Value"]
    leaves = [engine(0.5), engine(-1.25), engine(0.75)]

    def loss(params: list[Any]) -> Any:
        a, b, c = params
        return (a * b + c - 2.0) ** 2 / 2

    functions = runpy.run_path(str(path))
    losses = functions["train_accumulating"](leaves, loss, LR, STEPS)
    assert all(later < before for before, later in itertools.pairwise(losses))


class Meter:
    """Counts the numbers in arrays that are alive, and the most there were."""

    def __init__(self) -> None:
        self.alive = self.most = 0

    def count(self, array: Array) -> Array:
        self.alive += array.size
        self.most = max(self.most, self.alive)
        weakref.finalize(array, self._forget, array.size)
        return array

    def _forget(self, size: int) -> None:
        self.alive -= size


def weights_of(sizes: list[int]) -> Iterator[Array]:
    return (np.ones((written, read)) for read, written in itertools.pairwise(sizes))


def trained(sizes: list[int], batch: int) -> int:
    """The most numbers alive in a forward and a backward pass that keeps x, z, h and o."""
    meter = Meter()
    kept, weights = [meter.count(np.ones((batch, sizes[0])))], list(weights_of(sizes))
    for layer, W in enumerate(weights, start=1):
        kept.append(meter.count(kept[-1] @ W.T))
        if layer < len(weights):
            kept.append(meter.count(np.maximum(kept[-1], 0.0)))
    return meter.most


def predicted(sizes: list[int], batch: int) -> int:
    """The most numbers alive in a forward pass that drops what it can."""
    meter = Meter()
    values = meter.count(np.ones((batch, sizes[0])))
    for W in weights_of(sizes):
        values = meter.count(values @ W.T)
        np.maximum(values, 0.0, out=values)
    return meter.most


@NETWORKS
@every("memory")
def test_counts_are_those_of_a_measured_run(path: Path, sizes: list[int]) -> None:
    functions = runpy.run_path(str(path))
    for batch in (1, 7):
        assert functions["training_values"](sizes, batch) == trained(sizes, batch)
        assert functions["prediction_values"](sizes, batch) == predicted(sizes, batch)


# For each rule what PyTorch's own graph keeps: the names of the saved values of its node.
RULES: dict[str, Callable[..., torch.Tensor]] = {
    "add": lambda a, b: a + b,
    "subtract": lambda a, b: a - b,
    "bias": lambda a, b: a + b[0],
    "multiply": lambda a, b: a * b,
    "hadamard": lambda a, b: a * b,
    "matvec": lambda a, b: a @ b[:, 0],
    "matmul": lambda a, b: a @ b,
    "tanh": lambda a, b: torch.tanh(a),
    "sigmoid": lambda a, b: torch.sigmoid(a),
    "exp": lambda a, b: torch.exp(a),
    "penalty": lambda a, b: a**2,
}


def saved(rule: str) -> str:
    """What PyTorch keeps for a rule, in the words of the exercise."""
    a, b = (torch.full((2, 2), number, requires_grad=True) for number in (2.0, 3.0))
    kept: list[torch.Tensor] = []
    with torch.autograd.graph.saved_tensors_hooks(
        lambda tensor: kept.append(tensor) or tensor,  # type: ignore[func-returns-value]
        lambda tensor: tensor,
    ):
        out = RULES[rule](a, b)
    if not kept:
        return "nothing"
    return "output" if torch.equal(kept[0], out) else "inputs"


@every("memory")
def test_rules_keep_what_torch_keeps(path: Path) -> None:
    """But for relu, where PyTorch keeps the output: a mask is the least that will do."""
    must_keep = runpy.run_path(str(path))["must_keep"]
    assert {rule: must_keep(rule) for rule in RULES} == {rule: saved(rule) for rule in RULES}
    assert must_keep("relu") == "mask"


@SEEDS
@every("modes")
def test_duals_agree_with_forward_mode_of_torch(path: Path, seed: int) -> None:
    Dual = runpy.run_path(str(path))["Dual"]
    start = np.random.default_rng(seed).uniform(-2, 2, 3)

    def computed(a: Any, b: Any, c: Any) -> Any:
        return 2 * (a * b + c).tanh() * (a + b + 0.5).relu() + (-1.5 * c).relu() * a + 3

    tensors = tuple(torch.tensor(float(number), dtype=torch.float64) for number in start)
    for chosen in range(3):
        dots = tuple(torch.tensor(float(place == chosen)).double() for place in range(3))
        value, slope = torch.func.jvp(computed, tensors, dots)  # type: ignore[misc]
        leaves = [Dual(float(x), float(place == chosen)) for place, x in enumerate(start)]
        got = computed(*leaves)
        assert (got.data, got.dot) == pytest.approx((value.item(), slope.item()), rel=1e-10)


def hints(exercise: str) -> str:
    return " ".join(load_course(ROOT).assignment(ASSIGNMENT).exercise(exercise).hints)


def test_numbers_in_the_hints_are_those_of_the_solutions() -> None:
    functions = {
        name: each
        for exercise in ("train", "memory", "modes")
        for name, each in runpy.run_path(
            str(ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py")
        ).items()
    }
    start = [np.array([3.0]), np.array([2.0])]
    (p, q), losses = functions["train"](start, *passes("saddle", 0.0), 0.5, 2)
    assert (losses, p.item(), q.item()) == ([6, 1], 1.75, -0.5)
    for words in ("[6, 1]", "p = 2 - 0.25 = 1.75", "q = 0.5 - 1 = -0.5", "gradients are [0.5, 2]"):
        assert words in hints("train")
    sizes = [3, 5, 4, 2]
    counts = [functions[f"{kind}_values"](sizes, n) for n in (1, 10) for kind in KINDS]
    assert counts == [23, 9, 230, 90]
    assert "together 23" in hints("memory")
    assert "so 9. With 10 examples 230 and 90" in hints("memory")
    a, b = functions["Dual"](2, 1), functions["Dual"](3, 5)
    assert ((a + b).dot, (a * b).dot) == (6, 13)
    assert "1 + 5 = 6" in hints("modes")
    assert "1 * 3 + 2 * 5 = 13" in hints("modes")
