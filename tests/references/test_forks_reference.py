"""The rules of forks against PyTorch, order and counts against brute force, also other ways."""

import itertools
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as hnp

from tests.random_graphs import Graph, graphs, root_of

ROOT = Path(__file__).parents[2]
ALWAYS_THE_SAME = settings(derandomize=True, deadline=None, max_examples=40)

numbers = st.floats(-8, 8, allow_subnormal=False)


def ways_to_write(exercise: str) -> list[Path]:
    """The reference and the alternatives."""
    others = sorted((ROOT / "tests/alternatives/03-forks" / exercise).glob("*.py"))
    return [ROOT / "solutions/03-forks" / f"{exercise}.py", *others]


def each_way(exercise: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("path", ways_to_write(exercise), ids=lambda path: path.stem)


def function(path: Path, name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = runpy.run_path(str(path))[name]
    return found


def torch_gradients(forward: Callable[..., torch.Tensor], d_out: float, *at: float) -> list[float]:
    leaves = [torch.tensor(each, dtype=torch.float64, requires_grad=True) for each in at]
    out = forward(*leaves) * d_out
    return [gradient.item() for gradient in torch.autograd.grad(out, leaves, allow_unused=True)]


@each_way("accumulate")
@ALWAYS_THE_SAME
@given(st.data())
def test_accumulate_agrees_with_numpy(path: Path, data: st.DataObject) -> None:
    shape = data.draw(hnp.array_shapes(max_dims=3, max_side=3))
    arrays = hnp.arrays(np.float64, shape, elements=numbers)
    contributions = data.draw(st.lists(arrays, min_size=1, max_size=5))
    kept = [each.copy() for each in contributions]
    got = function(path, "accumulate")(contributions)
    want = np.array(kept).sum(axis=0)
    np.testing.assert_allclose(got, want, rtol=1e-12, atol=1e-12)
    assert np.shape(got) == shape
    assert all(map(np.array_equal, kept, contributions))
    assert not any(got is each or np.shares_memory(got, each) for each in contributions)


@each_way("fork")
@ALWAYS_THE_SAME
@given(numbers, numbers, numbers, numbers)
def test_forks_agree_with_torch(path: Path, d_out: float, x: float, u: float, v: float) -> None:
    square_plus = function(path, "square_plus_backward")(d_out, x)
    three_uses = function(path, "three_uses_backward")(d_out, x, u, v)
    want = torch_gradients(lambda x: x * x + x, d_out, x)
    assert [square_plus] == pytest.approx(want, rel=1e-9, abs=1e-9)
    want = torch_gradients(lambda x, u, v: x * u + x * v + x, d_out, x, u, v)
    assert list(three_uses) == pytest.approx(want, rel=1e-9, abs=1e-9)


@each_way("two_paths")
@ALWAYS_THE_SAME
@given(numbers, numbers, numbers, numbers, st.floats(0, 2))
def test_two_paths_agree_with_torch(
    path: Path, d_out: float, w: float, h: float, y: float, lam: float
) -> None:
    parts: list[Callable[..., torch.Tensor]] = [
        lambda w: (w * h - y) ** 2 / 2,
        lambda w: lam * w**2 / 2,
        lambda w: (w * h - y) ** 2 / 2 + lam * w**2 / 2,
    ]
    want = [torch_gradients(part, d_out, w)[0] for part in parts]
    got = function(path, "two_paths_backward")(d_out, w, h, y, lam)
    assert list(got) == pytest.approx(want, rel=1e-8, abs=1e-8)


@each_way("order")
@pytest.mark.filterwarnings("ignore:The recursion limit will not be reset")
@ALWAYS_THE_SAME
@given(graphs())
def test_order_puts_inputs_first(path: Path, graph: Graph) -> None:
    kept = {node: list(inputs) for node, inputs in graph.items()}
    order = list(function(path, "topological_order")(graph))
    assert sorted(order) == sorted(graph)
    for node, inputs in graph.items():
        assert all(order.index(each) < order.index(node) for each in inputs)
    assert graph == kept


def every_way(graph: Graph, start: str) -> Iterator[tuple[str, ...]]:
    """All ways from start to the root, each as the numbered edges that it takes."""
    uses = [
        (node, place) for node in graph for place, each in enumerate(graph[node]) if each == start
    ]
    if not uses:
        yield ()
    for node, place in uses:
        for rest in every_way(graph, node):
            yield (f"{start}>{node}.{place}", *rest)


@each_way("paths")
@ALWAYS_THE_SAME
@given(graphs(6))
def test_counts_agree_with_a_list_of_all_ways(path: Path, graph: Graph) -> None:
    count_paths = function(path, "count_paths")
    ways = {node: list(every_way(graph, node)) for node in graph}
    assert {node: count_paths(graph, node) for node in graph} == {
        node: len(set(several)) for node, several in ways.items()
    }
    assert count_paths(graph, root_of(graph)) == 1
    edges = set(itertools.chain.from_iterable(itertools.chain.from_iterable(ways.values())))
    assert function(path, "count_edge_visits")(graph) == len(edges)


@each_way("paths")
def test_sum_over_all_ways_is_the_gradient(path: Path) -> None:
    """With local gradients of 1 the gradient at a node is the number of ways from it."""
    x = torch.tensor(1.0, dtype=torch.float64, requires_grad=True)
    p = x + x
    y = p + x + p
    (gradient,) = torch.autograd.grad(y, x)
    graph = {"x": [], "p": ["x", "x"], "y": ["p", "x", "p"]}
    assert function(path, "count_paths")(graph, "x") == gradient.item() == 5
