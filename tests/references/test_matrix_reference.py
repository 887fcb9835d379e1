"""The matrix rules, every right way to write them, against PyTorch and central differences."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

ROOT = Path(__file__).parents[2]
ASSIGNMENT = "04-matrix-rules"
ALWAYS_THE_SAME = settings(derandomize=True, deadline=None, max_examples=25)

Array = NDArray[np.float64]
Shapes = tuple[tuple[int, ...], ...]


class Rule(NamedTuple):
    """A forward pass on tensors, the shapes of its operands, and how it is called backward.

    `gradients` says how many operands, from the first on, get one; `given` puts d_out and the
    operands into the order of the rule's arguments.
    """

    forward: Callable[..., torch.Tensor]
    shapes: Callable[[int, int, int], Shapes]
    gradients: int
    given: Callable[..., tuple[Any, ...]] = lambda d_out, *operands: (d_out, *operands)


LAM = 0.3
RULES = {
    "objective": Rule(lambda L, s: L + s, lambda m, n, k: ((), ()), 2, lambda d_J, L, s: (d_J,)),
    "matvec": Rule(torch.mv, lambda m, n, k: ((m, n), (n,)), 2),
    "matmul": Rule(torch.mm, lambda m, n, k: ((m, k), (k, n)), 2),
    "batch_bias": Rule(lambda b, Z: Z + b, lambda m, n, k: ((n,), (m, n)), 1, lambda d, b, Z: (d,)),
    "hadamard": Rule(torch.mul, lambda m, n, k: ((m, n, k), (m, n, k)), 2),
    "squared_error": Rule(
        lambda o, y: 0.5 * torch.sum((o - y) ** 2), lambda m, n, k: ((n,), (n,)), 1
    ),
    "l2_penalty": Rule(
        lambda W: LAM / 2 * torch.sum(W**2), lambda m, n, k: ((m, n),), 1, lambda d, W: (d, W, LAM)
    ),
}
FILES = [
    (exercise, path)
    for exercise in RULES
    for path in (
        ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py",
        *sorted((ROOT / "tests/alternatives" / ASSIGNMENT / exercise).glob("*.py")),
    )
]

files = pytest.mark.parametrize(
    ("exercise", "path"), FILES, ids=[f"{exercise}-{path.stem}" for exercise, path in FILES]
)


def rule_of(path: Path) -> Callable[..., Any]:
    """The backward rule of a file."""
    content = runpy.run_path(str(path))
    rule: Callable[..., Any] = next(
        value for name, value in content.items() if name.endswith("_backward")
    )
    return rule


def drawn(seed: int, *shapes: tuple[int, ...]) -> list[Array]:
    numbers = np.random.default_rng(seed)
    return [np.asarray(numbers.uniform(-4, 4, shape)) for shape in shapes]


def answers(rule: Rule, path: Path, d_out: Any, operands: list[Any]) -> list[Any]:
    """What a file returns, as a list even where it is one gradient."""
    plain = [each if np.ndim(each) else float(each) for each in (d_out, *operands)]
    got = rule_of(path)(*rule.given(*plain))
    return list(got) if rule.gradients > 1 else [got]


@files
@ALWAYS_THE_SAME
@given(seed=st.integers(0, 2**32 - 1), sizes=st.tuples(*[st.integers(1, 4)] * 3))
def test_rule_agrees_with_torch(
    exercise: str, path: Path, seed: int, sizes: tuple[int, int, int]
) -> None:
    rule = RULES[exercise]
    operands = drawn(seed, *rule.shapes(*sizes))
    leaves = [torch.tensor(each, requires_grad=True) for each in operands]
    out = rule.forward(*leaves)
    (d_out,) = drawn(seed + 1, tuple(out.shape))
    wanted = torch.autograd.grad(out, leaves[: rule.gradients], torch.tensor(d_out))
    for got, want in zip(answers(rule, path, d_out, operands), wanted, strict=True):
        assert np.shape(got) == tuple(want.shape)
        np.testing.assert_allclose(got, want.numpy(), rtol=1e-10, atol=1e-12)


@pytest.mark.parametrize("exercise", RULES)
def test_reference_agrees_with_central_differences(exercise: str) -> None:
    rule, step = RULES[exercise], 1e-5
    operands = drawn(5, *rule.shapes(3, 4, 2))

    def forward(inputs: list[Array]) -> Array:
        return rule.forward(*map(torch.tensor, inputs)).numpy()

    (d_out,) = drawn(6, forward(operands).shape)
    got = answers(rule, ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py", d_out, operands)
    for which, gradient in enumerate(got):
        for place in np.ndindex(np.shape(gradient)):
            above, below = ([each.copy() for each in operands] for _ in range(2))
            above[which][place] += step
            below[which][place] -= step
            slope = np.sum(d_out * (forward(above) - forward(below))) / (2 * step)
            assert np.asarray(gradient)[place] == pytest.approx(slope, rel=1e-7, abs=1e-8)


@pytest.mark.parametrize("exercise", [name for name in RULES if name != "objective"])
def test_whole_arrays_give_new_float_arrays(exercise: str) -> None:
    rule = RULES[exercise]
    operands = [np.arange(2, 2 + np.prod(shape)).reshape(shape) for shape in rule.shapes(3, 2, 4)]
    before = [each.copy() for each in operands]
    out = np.asarray(rule.forward(*(torch.tensor(each, dtype=torch.float64) for each in operands)))
    d_out = np.full(out.shape, 3) if out.ndim else 3
    path = ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py"
    got = rule_of(path)(*rule.given(d_out, *operands))
    for gradient in got if rule.gradients > 1 else [got]:
        assert gradient.dtype == np.float64
        assert not any(np.shares_memory(gradient, each) for each in operands)
    assert [each.tolist() for each in operands] == [each.tolist() for each in before]


SHAPES = [
    ROOT / "solutions" / ASSIGNMENT / "shapes.py",
    *sorted((ROOT / "tests/alternatives" / ASSIGNMENT / "shapes").glob("*.py")),
]


@pytest.mark.parametrize("path", SHAPES, ids=lambda path: path.stem)
def test_wrong_shapes_are_those_torch_would_refuse_as_gradients(path: Path) -> None:
    wrong_shapes = runpy.run_path(str(path))["wrong_shapes"]
    shapes: list[tuple[int, ...]] = [(), (1,), (2,), (1, 2), (2, 1), (2, 2), (4,), (1, 1)]
    for value in shapes:
        leaf = torch.zeros(value, requires_grad=True)
        for grad in shapes:
            try:
                leaf.grad = torch.zeros(grad)
                refused = False
            except RuntimeError:
                refused = True
            asked = {"x": np.zeros(value) if value else 0.0}
            found = wrong_shapes(asked, {"d_x": np.zeros(grad) if grad else 0.0})
            assert found == (["x"] if refused else [])
    assert wrong_shapes({"x": 1.0, "y": np.ones(2)}, {"d_y": np.ones(2)}) == ["x"]
