"""Visible tests of order."""

from close import close
from order import topological_order


def test_a_fork() -> None:
    """x * x + x, which has one right order"""
    assert topological_order({"y": ["p", "x"], "p": ["x", "x"], "x": []}) == close(["x", "p", "y"])


def test_a_long_and_a_short_way() -> None:
    """b reaches y on a short and on a long way"""
    g = {"b": ["a"], "y": ["b", "h"], "h": ["b", "b"], "a": []}
    assert topological_order(g) == close(["a", "b", "h", "y"])


def test_inputs_come_first() -> None:
    """e = (a + b) c, which has several right orders"""
    g = {"e": ["d", "c"], "d": ["a", "b"], "a": [], "b": [], "c": []}
    order = topological_order(g)
    assert sorted(order) == close(sorted(g))
    for node in g:
        assert all(order.index(each) < order.index(node) for each in g[node])


def test_long_chain() -> None:
    """a chain of 5,000 nodes"""
    g = {f"n{i}": [f"n{i - 1}"] if i else [] for i in reversed(range(5000))}
    assert topological_order(g) == close([f"n{i}" for i in range(5000)])
