"""The network's passes, every right way to write them, against PyTorch and central differences."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from numpy.typing import NDArray

from autograder.diagnose.bank import load_bank, overlaid_source
from autograder.diagnose.outcomes import same
from autograder.suite.networks import Network

ROOT = Path(__file__).parents[2]
ASSIGNMENT = "05-mlp"
LAM = 0.3
SEEDS = pytest.mark.parametrize("seed", range(8))

Array = NDArray[np.float64]

AUDITED = Network(
    x=np.array([1.0, -2.0, -1.0]),
    W1=np.array([[2.0, 2, -2], [-1, -1, 0], [2, 2, -1], [2, 0, 0]]),
    b1=np.zeros(4),
    W2=np.array([[-2.0, 1, 2, 1], [-3, 3, -2, -1]]),
    y=np.array([1.0, 2]),
    lam=0.5,
)
WORKED = Network(
    x=np.array([1.0, 2]),
    W1=np.array([[1.0, -1], [0, 1]]),
    b1=np.zeros(2),
    W2=np.array([[2.0, -1]]),
    y=np.array([0.0]),
    lam=0.0,
)


def right_files(exercise: str) -> list[Path]:
    """The solution and all other right ways."""
    others = (ROOT / "tests/alternatives" / ASSIGNMENT / exercise).glob("*.py")
    return [ROOT / "solutions" / ASSIGNMENT / f"{exercise}.py", *sorted(others)]


def every(exercise: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", right_files(exercise), ids=lambda path: path.stem)


def drawn(seed: int, *, bias: bool = False) -> Network:
    """A random network; no unit is near the corner of its gate."""
    numbers = np.random.default_rng(seed)
    d, h, q = numbers.integers(1, 6, 3)
    shapes = (d,), (h, d), (h,), (q, h), (q,)
    x, W1, b1, W2, y = (numbers.uniform(-3, 3, shape) for shape in shapes)
    b1 = b1 if bias else np.zeros(h)
    return Network(x, W1 + 0.5 * (np.abs(W1 @ x + b1) < 0.1)[:, None], b1, W2, y, LAM)


def torch_pass(net: Network) -> tuple[float, dict[str, Any], dict[str, Array]]:
    """J, what the forward pass makes, and the gradient of everything by its name."""
    leaves = [torch.tensor(each, dtype=torch.float64, requires_grad=True) for each in net[:5]]
    x, W1, b1, W2, y = leaves
    z = W1 @ x + b1
    h = torch.relu(z)
    o = W2 @ h
    L, s = ((o - y) ** 2).sum() / 2, net.lam / 2 * ((W1**2).sum() + (W2**2).sum())
    J = L + s
    asked = {"d_L": L, "d_s": s, "d_o": o, "d_h": h, "d_z": z, "d_W2": W2, "d_W1": W1, "d_b1": b1}
    found = torch.autograd.grad(J, list(asked.values()))
    made = {
        name: each.detach().numpy() for name, each in zip("zhoLs", (z, h, o, L, s), strict=True)
    }
    grads = {name: each.numpy() for name, each in zip(asked, found, strict=True)}
    return J.item(), made, grads


def assert_close(got: dict[str, Any], want: dict[str, Any]) -> None:
    assert got.keys() == want.keys()
    for name, each in want.items():
        assert np.shape(got[name]) == np.shape(each)
        np.testing.assert_allclose(got[name], each, rtol=1e-10, atol=1e-11, err_msg=name)


def without_bias(grads: dict[str, Array]) -> dict[str, Array]:
    return {name: each for name, each in grads.items() if name != "d_b1"}


@SEEDS
@every("backward")
def test_pass_agrees_with_torch(path: Path, seed: int) -> None:
    net = drawn(seed)
    _, made, want = torch_pass(net)
    functions = runpy.run_path(str(path))
    assert_close(functions["mlp_backward"](*net.plain, made), without_bias(want))
    steps = {
        "d_o": functions["output_gradient"](made["o"], net.y),
        "d_h": functions["hidden_gradient"](want["d_o"], net.W2),
        "d_z": functions["gate_gradient"](want["d_h"], made["z"]),
        "d_W2": functions["w2_gradient"](want["d_o"], made["h"], net.W2, net.lam),
        "d_W1": functions["w1_gradient"](want["d_z"], net.x, net.W1, net.lam),
    }
    assert_close(steps, {name: want[name] for name in steps})


@SEEDS
def test_the_suites_own_network_agrees_with_torch(seed: int) -> None:
    net = drawn(seed, bias=True)
    _, made, want = torch_pass(net)
    assert_close(net.forward(), made)
    got: dict[str, Any] = {}
    for name, step in net.backward().items():
        got[name] = step(got)
    assert_close(got, without_bias(want))


@SEEDS
@every("hidden_bias")
def test_both_passes_with_a_bias_agree_with_torch(path: Path, seed: int) -> None:
    net = drawn(seed, bias=True)
    J, made, want = torch_pass(net)
    functions = runpy.run_path(str(path))
    got_J, cache = functions["mlp_forward_bias"](*net)
    assert got_J == pytest.approx(J, rel=1e-12)
    assert_close(cache, made)
    assert_close(functions["mlp_backward_bias"](*net, cache), want)


@SEEDS
@every("batch")
def test_batch_is_the_sum_of_its_examples_with_one_penalty(path: Path, seed: int) -> None:
    net = drawn(seed)
    numbers = np.random.default_rng(seed + 100)
    X, Y = numbers.uniform(-3, 3, (3, len(net.x))), numbers.uniform(-3, 3, (3, len(net.y)))
    each = [torch_pass(net._replace(x=x, y=y)) for x, y in zip(X, Y, strict=True)]
    cache = {name.upper(): np.array([made[name] for _, made, _ in each]) for name in "zho"}
    want = {f"d_{n.upper()}": np.array([grads[f"d_{n}"] for *_, grads in each]) for n in "ohz"}
    for name, W in (("d_W2", net.W2), ("d_W1", net.W1)):
        want[name] = sum(grads[name] for *_, grads in each) - 2 * net.lam * W
    got = runpy.run_path(str(path))["batch_backward"](X, net.W1, net.W2, Y, net.lam, cache)
    assert_close(got, want)


@SEEDS
def test_weights_agree_with_central_differences(seed: int) -> None:
    net, step = drawn(seed, bias=True), 1e-5
    path = right_files("hidden_bias")[0]
    functions = runpy.run_path(str(path))
    forward, backward = functions["mlp_forward_bias"], functions["mlp_backward_bias"]
    got = backward(*net, forward(*net)[1])
    for name in ("W1", "b1", "W2"):
        values: Array = getattr(net, name)
        for place in np.ndindex(values.shape):
            ends = []
            for sign in (1, -1):
                moved = values.copy()
                moved[place] += sign * step
                moved_net = net._replace(**{name: moved})  # type: ignore[arg-type]
                ends.append(forward(*moved_net)[0])
            slope = (ends[0] - ends[1]) / (2 * step)
            assert got[f"d_{name}"][place] == pytest.approx(slope, rel=1e-6, abs=1e-6)


def test_audited_example_agrees_with_torch_at_its_corner_too() -> None:
    J, made, want = torch_pass(AUDITED)
    assert (J, made["L"], made["s"]) == (17.5, 2.5, 15)
    assert made["z"].tolist() == [0, 1, -1, 2]
    mlp_backward = runpy.run_path(str(right_files("backward")[0]))["mlp_backward"]
    got = mlp_backward(*AUDITED.plain, made)
    assert_close(got, without_bias(want))
    assert got["d_W1"].tolist() == [[1, 1, -1], [-1.5, 1.5, 1], [1, 1, -0.5], [4, -6, -3]]


def passes_right(source: bytes, net: Network) -> bool:
    """Whether a wrong file gets every number of an example right."""
    names: dict[str, Any] = {}
    exec(compile(source, "wrong", "exec"), names)
    run: Callable[..., dict[str, Any]] = names["mlp_backward"]
    _, made, want = torch_pass(net)
    try:
        return same(run(*net.plain, made), without_bias(want))
    except Exception:
        return False


def test_audited_example_shows_what_the_worked_example_hides() -> None:
    """Only mistakes of care survive the audited one: no example of floats shows them."""
    of_care = {"rounds_like_the_weights", "weights_overwritten"}
    reference = right_files("backward")[0].read_text()
    wrong = {
        each.id: overlaid_source(reference, each) for each in load_bank(ASSIGNMENT, "backward")
    }
    hidden = {name for name, source in wrong.items() if passes_right(source, WORKED)}
    survivors = {name for name, source in wrong.items() if passes_right(source, AUDITED)}
    assert survivors == of_care
    assert hidden >= of_care | {"target_ignored", "output_mean_for_sum", "gate_on_the_gradient"}
    assert hidden >= {
        "penalty_missing",
        "penalty_halved",
        "gate_open_at_zero",
        "penalty_subtracted",
    }


@SEEDS
@every("dead_relu")
def test_dead_units_are_those_without_a_gradient(path: Path, seed: int) -> None:
    net = drawn(seed)._replace(lam=0.0)
    _, made, grads = torch_pass(net)
    functions = runpy.run_path(str(path))
    rows = [i for i, row in enumerate(grads["d_W1"]) if not row.any()]
    columns = [i for i, column in enumerate(grads["d_W2"].T) if not column.any()]
    assert functions["zero_rows"](grads["d_h"], made["z"]) == rows
    assert functions["zero_columns"](made["h"]) == columns
    assert functions["dead_units"](made["z"]) == columns
    X = np.random.default_rng(seed).uniform(-1, 1, (3, len(net.x)))
    each = [torch_pass(net._replace(x=x))[2]["d_W1"] for x in X]
    alive = np.any([grad.any(axis=1) for grad in each], axis=0)
    assert functions["always_dead"](net.W1, X) == np.flatnonzero(~alive).tolist()


@every("dead_relu")
def test_idle_and_cornered_units_have_zero_rows(path: Path) -> None:
    zero_rows = runpy.run_path(str(path))["zero_rows"]
    d_h, z = np.array([1.0, 0, -2, 3, 0]), np.array([0.0, 1, 2, -1, -1])
    assert zero_rows(d_h, z) == [0, 1, 3, 4]
