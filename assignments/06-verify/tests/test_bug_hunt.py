"""Visible tests of bug_hunt."""

import numpy as np
from bug_hunt import find_faulty
from close import close


def times(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The operation that the first candidates are for."""
    return a * b


CANDIDATES = {
    "teal": lambda d_out, a, b: (b, a),
    "rust": lambda d_out, a, b: tuple(d_out * each for each in (b, a)),
    "jade": lambda d_out, a, b: (b * d_out, b * d_out),
    "plum": lambda d_out, a, b: ((d_out * b)[np.newaxis], d_out * a),
    "navy": lambda d_out, a, b: 1 / 0,
}

VECTORS = [(np.array([2.0, -1.5]), np.array([0.5, 3.0]))]


def test_product() -> None:
    """a product: one forgets d_out, one has the wrong input, one a wrong shape, one raises"""
    assert find_faulty(times, CANDIDATES, VECTORS) == close(["teal", "jade", "plum", "navy"])


def test_numbers() -> None:
    """the same for numbers, with two candidates only"""
    few = {name: CANDIDATES[name] for name in ("rust", "teal")}
    assert find_faulty(times, few, [(2.0, 5.0)]) == close(["teal"])


def test_near_misses() -> None:
    """a wrong sign, entries in a wrong order, a factor a little too large, one d_out for all"""
    rules = {
        "teal": lambda d_out, a, b: (d_out * b, -d_out * a),
        "rust": CANDIDATES["rust"],
        "jade": lambda d_out, a, b: ((d_out * b)[::-1], d_out * a),
        "plum": lambda d_out, a, b: (d_out * b, 1.05 * d_out * a),
        "navy": lambda d_out, a, b: (np.max(d_out) * b, np.max(d_out) * a),
    }
    assert find_faulty(times, rules, VECTORS) == close(["teal", "jade", "plum", "navy"])


def test_every_point() -> None:
    """one input; a rule wrong at the second point, one at the first, one at both"""
    rules = {
        "open": lambda d_out, z: np.where(z > -1, d_out, 0.0),
        "right": lambda d_out, z: np.where(z > 0, d_out, 0.0),
        "low": lambda d_out, z: np.where((z > 0) & (z < 2), d_out, 0.0),
        "ungated": lambda d_out, z: d_out,
    }
    points = [(np.array([2.0, -3.0]),), (np.array([-0.5, 1.5]),)]
    wrong = find_faulty(lambda z: np.clip(z, 0.0, None), rules, points)
    assert wrong == close(["open", "low", "ungated"])


def test_none() -> None:
    """a right rule alone"""
    assert find_faulty(times, {"rust": CANDIDATES["rust"]}, VECTORS) == close([])


def test_points_are_kept() -> None:
    """the points are afterwards what they were"""
    a, b = np.array([2.0, -1.5]), np.array([0.5, 3.0])
    find_faulty(times, {"rust": CANDIDATES["rust"]}, [(a, b)])
    assert [a, b] == close([np.array([2.0, -1.5]), np.array([0.5, 3.0])])
