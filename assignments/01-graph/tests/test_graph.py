"""Visible tests of graph."""

from close import close
from graph import (
    consumers_of,
    inputs_of,
    is_tree,
    leaves,
    receives_gradient_from,
    root,
    translate,
    writes_gradient_to,
)

NEURON = {
    **{"o": ["n"], "n": ["s", "b"], "s": ["p1", "p2"], "p1": ["x1", "w1"], "p2": ["x2", "w2"]},
    **{"x1": [], "w1": [], "x2": [], "w2": [], "b": []},
}
SQUARE = {"x": [], "y": ["x", "x"]}
DOUBLED = {"x": [], "w": [], "p": ["x", "w"], "y": ["p", "p"]}


def test_neuron() -> None:
    """the neuron: its root and its leaves"""
    assert root(NEURON) == close("o")
    assert sorted(leaves(NEURON)) == close(["b", "w1", "w2", "x1", "x2"])


def test_inputs_of_n() -> None:
    """the inputs of n are the inner sum and b"""
    assert sorted(inputs_of(NEURON, "n")) == close(["b", "s"])
    assert consumers_of(NEURON, "n") == close(["o"])


def test_consumers_of_a_leaf() -> None:
    """only what is computed from x1 directly is its consumer"""
    assert consumers_of(NEURON, "x1") == close(["p1"])


def test_graph_stays() -> None:
    """the graph is only read"""
    g = {"o": ["n"], "n": ["s", "b"], "s": [], "b": []}
    inputs_of(g, "n")
    consumers_of(g, "n")
    assert g == close({"o": ["n"], "n": ["s", "b"], "s": [], "b": []})


def test_square() -> None:
    """x * x uses x twice"""
    assert (root(SQUARE), leaves(SQUARE)) == close(("y", ["x"]))
    assert inputs_of(SQUARE, "y") == close(["x", "x"])
    assert consumers_of(SQUARE, "x") == close(["y", "y"])


def test_trees() -> None:
    """the neuron is a tree, x * x is none, nor is p + p for p = x * w"""
    assert (is_tree(NEURON), is_tree(SQUARE), is_tree(DOUBLED)) == close((True, False, False))


def test_gradients() -> None:
    """n gets its gradient from o and hands it on to the inner sum and b"""
    assert receives_gradient_from(NEURON, "n") == close(["o"])
    assert sorted(writes_gradient_to(NEURON, "n")) == close(["b", "s"])


def test_words() -> None:
    """the line in the box, and the picture of a tree"""
    assert translate("upstream", "gradient flow") == close("consumers")
    assert translate("children", "tree") == close("inputs")


def test_other_frames() -> None:
    """the same two words where the data flow, and along the arrows"""
    assert translate("upstream", "data flow") == close("inputs")
    assert translate("children", "arrows") == close("consumers")
