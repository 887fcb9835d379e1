"""The local rules against PyTorch in float64 and against central differences."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp
from numpy.typing import NDArray

RULES = Path(__file__).parents[2] / "solutions/02-local-rules"
ALWAYS_THE_SAME = settings(derandomize=True, deadline=None, max_examples=50)

Forward = Callable[..., torch.Tensor]
Array = NDArray[np.float64]


class Rule(NamedTuple):
    """An operation: how many of its inputs get a gradient, and what the forward pass saves."""

    forward: Forward
    gradients: int
    saves_output: bool = False


OF_NUMBERS = {
    "add": Rule(lambda a, b: a + b, 2),
    "subtract": Rule(lambda a, b: a - b, 2),
    "multiply": Rule(lambda a, b: a * b, 2),
    "chain": Rule(lambda a, b, c: (a + b) * c, 3),
}
OF_ARRAYS = {
    "relu": Rule(torch.relu, 1),
    "tanh": Rule(torch.tanh, 1, saves_output=True),
    "sigmoid": Rule(torch.sigmoid, 1, saves_output=True),
    "exp": Rule(torch.exp, 1, saves_output=True),
}
ALL = OF_NUMBERS | OF_ARRAYS

numbers = st.floats(-8, 8, allow_subnormal=False)
arrays = hnp.arrays(np.float64, hnp.array_shapes(min_dims=0, max_dims=3, max_side=4),
                    elements=st.floats(-3, 3, allow_subnormal=False))  # fmt: skip


def backward(exercise: str) -> Callable[..., Any]:
    """The backward rule of a solution file."""
    content = runpy.run_path(str(RULES / f"{exercise}.py"))
    rule: Callable[..., Any] = next(
        value for name, value in content.items() if name.endswith("_backward")
    )
    return rule


def torch_gradients(rule: Rule, d_out: Any, inputs: list[Any]) -> tuple[Array, list[Array]]:
    """The output, and its gradients for the inputs, scaled by d_out."""
    leaves = [torch.tensor(each, dtype=torch.float64, requires_grad=True) for each in inputs]
    out = rule.forward(*leaves)
    out.backward(torch.tensor(d_out, dtype=torch.float64))  # type: ignore[no-untyped-call]
    return out.detach().numpy(), [np.asarray(leaf.grad) for leaf in leaves]


def answers(exercise: str, d_out: Any, inputs: list[Any], output: Any) -> list[Any]:
    """What the reference returns, as a list even where it is one gradient."""
    saved = [output] if ALL[exercise].saves_output else inputs
    got = backward(exercise)(d_out, *saved)
    return list(got) if isinstance(got, tuple) else [got]


@pytest.mark.parametrize("exercise", OF_NUMBERS)
@ALWAYS_THE_SAME
@given(st.data())
def test_rule_of_numbers_agrees_with_torch(exercise: str, data: st.DataObject) -> None:
    rule = ALL[exercise]
    d_out = data.draw(numbers)
    inputs = [data.draw(numbers) for _ in range(rule.gradients)]
    output, want = torch_gradients(rule, d_out, inputs)
    np.testing.assert_allclose(answers(exercise, d_out, inputs, output), want, rtol=1e-12)


@pytest.mark.parametrize("exercise", OF_ARRAYS)
@ALWAYS_THE_SAME
@given(st.data())
def test_rule_of_arrays_agrees_with_torch(exercise: str, data: st.DataObject) -> None:
    z = data.draw(arrays)
    d_out = data.draw(hnp.arrays(np.float64, z.shape, elements=numbers))
    output, want = torch_gradients(ALL[exercise], d_out, [z])
    (got,) = answers(exercise, d_out, [z], output)
    assert np.shape(got) == z.shape
    np.testing.assert_allclose(got, want[0], rtol=1e-9, atol=1e-12)


@ALWAYS_THE_SAME
@given(numbers, st.floats(0.1, 8), st.sampled_from([-3, -1, 0, 1, 2, 3, 0.5, -1.5, 2.25]))
def test_power_agrees_with_torch(d_out: float, x: float, p: float) -> None:
    signs = [1.0, -1.0] if p == int(p) else [1.0]
    for base in (sign * x for sign in signs):
        _, want = torch_gradients(Rule(lambda leaf: leaf**p, 1), d_out, [base])
        np.testing.assert_allclose(backward("power")(d_out, base, p), want[0], rtol=1e-12)


@pytest.mark.parametrize("exercise", ALL)
def test_rule_agrees_with_central_differences(exercise: str) -> None:
    rule, d_out, step = ALL[exercise], -2.5, 1e-5
    inputs = [-1.75, 0.625, 2.5][: rule.gradients]

    def forward(*point: float) -> float:
        return rule.forward(*(torch.tensor(each, dtype=torch.float64) for each in point)).item()

    for place, got in enumerate(answers(exercise, d_out, inputs, forward(*inputs))):
        above, below = list(inputs), list(inputs)
        above[place] += step
        below[place] -= step
        slope = (forward(*above) - forward(*below)) / (2 * step)
        assert got == pytest.approx(d_out * slope, rel=1e-7, abs=1e-9)


@pytest.mark.parametrize("exercise", ALL)
def test_whole_numbers_give_floats(exercise: str) -> None:
    inputs: list[Any] = [2, -3, 4][: ALL[exercise].gradients]
    for got in answers(exercise, 3, inputs, 1):
        assert isinstance(got, float)


def test_power_of_whole_numbers_gives_a_float() -> None:
    assert backward("power")(3, np.int64(2), -1) == -0.75


@pytest.mark.parametrize("exercise", OF_ARRAYS)
def test_whole_arrays_give_floats_and_stay_as_they_are(exercise: str) -> None:
    d_out, saved = np.array([[3, -2, 5]]), np.array([[-1, 0, 1]])
    got = backward(exercise)(d_out, saved)
    assert got.dtype == np.float64
    assert d_out.tolist() == [[3, -2, 5]]
    assert saved.tolist() == [[-1, 0, 1]]
    assert not np.shares_memory(got, d_out)
    assert not np.shares_memory(got, saved)


@pytest.mark.parametrize("exercise", OF_ARRAYS)
def test_single_precision_stays_single(exercise: str) -> None:
    single = np.array([0.5, -0.25], dtype=np.float32)
    assert backward(exercise)(single, single).dtype == np.float32
