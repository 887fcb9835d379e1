"""Graphs against brute force and the forward pass against PyTorch, also as others write them."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.random_graphs import Graph, graphs, root_of

ROOT = Path(__file__).parents[2]
ALWAYS_THE_SAME = settings(derandomize=True, deadline=None, max_examples=40)

numbers = st.floats(-8, 8, allow_subnormal=False)


def each_way(exercise: str) -> pytest.MarkDecorator:
    """The reference and the alternatives."""
    others = sorted((ROOT / "tests/alternatives/01-graph" / exercise).glob("*.py"))
    paths = [ROOT / "solutions/01-graph" / f"{exercise}.py", *others]
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)


def functions(path: Path) -> dict[str, Callable[..., Any]]:
    return runpy.run_path(str(path))


def adjacency(graph: Graph) -> np.ndarray:
    """Entry (i, j): how often node j uses node i."""
    nodes = list(graph)
    return np.array([[graph[other].count(node) for other in nodes] for node in nodes])


@each_way("graph")
@ALWAYS_THE_SAME
@given(graphs())
def test_neighbours_agree_with_the_matrix_of_edges(path: Path, graph: Graph) -> None:
    own, nodes, edges = functions(path), list(graph), adjacency(graph)
    for place, node in enumerate(nodes):
        consumers = sorted(np.repeat(nodes, edges[place]).tolist())
        inputs = sorted(np.repeat(nodes, edges[:, place]).tolist())
        for name, want in (("consumers_of", consumers), ("receives_gradient_from", consumers)):
            assert sorted(own[name](graph, node)) == want
        for name, want in (("inputs_of", inputs), ("writes_gradient_to", inputs)):
            assert sorted(own[name](graph, node)) == want


@each_way("graph")
@ALWAYS_THE_SAME
@given(graphs())
def test_root_leaves_and_tree_agree_with_the_matrix_of_edges(path: Path, graph: Graph) -> None:
    own, nodes, edges = functions(path), list(graph), adjacency(graph)
    assert own["root"](graph) == root_of(graph)
    bare = [node for node, column in zip(nodes, edges.T, strict=True) if not column.any()]
    assert sorted(own["leaves"](graph)) == sorted(bare)
    assert own["is_tree"](graph) is bool((edges.sum(axis=1) <= 1).all())


@each_way("graph")
def test_words_agree_with_a_graph_walked_both_ways(path: Path) -> None:
    """Data comes from the inputs, gradients from the consumers; a tree hangs from its root."""
    translate = functions(path)["translate"]
    for source, frames in {
        "inputs": ("data flow", "arrows"),
        "consumers": ("gradient flow", "tree"),
    }.items():
        (flow, picture), (target,) = frames, {"inputs", "consumers"} - {source}
        assert translate("upstream", flow) == translate("parents", picture) == source
        assert translate("downstream", flow) == translate("children", picture) == target


@each_way("forward")
@ALWAYS_THE_SAME
@given(numbers, numbers, numbers)
def test_tiny_agrees_with_plain_arithmetic(path: Path, a: float, b: float, c: float) -> None:
    got = functions(path)["tiny_forward"](a, b, c)
    assert list(got) == pytest.approx([a + b, (a + b) * c], rel=1e-12, abs=1e-12)


@each_way("forward")
@ALWAYS_THE_SAME
@given(st.integers(0, 10**6), st.integers(1, 5), st.integers(1, 5), st.integers(1, 5))
def test_network_agrees_with_torch(path: Path, seed: int, d: int, h: int, q: int) -> None:
    draw = np.random.default_rng(seed)
    x, W1, W2, y = (draw.normal(size=shape) for shape in (d, (h, d), (q, h), q))
    lam = float(draw.uniform(0, 2))
    kept = [each.copy() for each in (x, W1, W2, y)]
    J, cache = functions(path)["mlp_forward"](x, W1, W2, y, lam)
    tx, tW1, tW2, ty = map(torch.tensor, kept)
    z = torch.nn.functional.linear(tx, tW1)
    o = torch.nn.functional.linear(torch.relu(z), tW2)
    loss = 0.5 * torch.nn.functional.mse_loss(o, ty, reduction="sum")
    penalty = lam / 2 * sum(W.pow(2).sum() for W in (tW1, tW2))
    want = {"z": z, "h": torch.relu(z), "o": o, "L": loss, "s": penalty}
    assert set(cache) == set(want)
    for name, value in want.items():
        np.testing.assert_allclose(cache[name], value, rtol=1e-9, atol=1e-12)
    assert pytest.approx(float(loss + penalty), rel=1e-9) == J
    assert all(map(np.array_equal, kept, (x, W1, W2, y)))
