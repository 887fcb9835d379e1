"""Visible tests of paths."""

from close import close
from paths import count_edge_visits, count_paths

CHAIN = {"x": [], "y": ["x", "x", "x"], "z": ["y", "y", "y"]}


def test_nine_ways() -> None:
    """three and three parallel edges make nine ways"""
    assert [count_paths(CHAIN, node) for node in ("x", "y", "z")] == close([9, 3, 1])


def test_six_edges() -> None:
    """a backward pass crosses six edges there"""
    assert count_edge_visits(CHAIN) == close(6)


def test_a_fork() -> None:
    """x * x + x"""
    g = {"x": [], "p": ["x", "x"], "y": ["p", "x"]}
    assert (count_paths(g, "x"), count_edge_visits(g)) == close((3, 4))


def test_sixty_doublings() -> None:
    """sixty doublings are counted at once"""
    g = {f"x{i}": [f"x{i - 1}"] * 2 if i else [] for i in range(61)}
    assert (count_paths(g, "x0"), count_edge_visits(g)) == close((2**60, 120))
