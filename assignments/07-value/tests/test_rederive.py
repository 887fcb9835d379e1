"""Visible tests of rederive, on your own Value."""

from close import close
from rederive import mlp, neuron
from value import Value


def test_neuron() -> None:
    """a neuron with two inputs"""
    want = {
        "o": 0.6351489523872873,
        "d_x1": -1.193171616562663,
        "d_w1": 0.2982929041406658,
        "d_x2": 0.5965858082813315,
        "d_w2": 0.8948787124219973,
        "d_b": 0.5965858082813315,
    }
    assert neuron(Value, 0.5, -2.0, 1.5, 1.0, 0.25) == close(want)


def test_worked_network() -> None:
    """the worked network"""
    want = {
        "L": 2.0,
        "d_W2": [[0.0, -4.0]],
        "d_h": [-4.0, 2.0],
        "d_z": [0.0, 2.0],
        "d_W1": [[0.0, 0.0], [2.0, 4.0]],
    }
    got = mlp(Value, [1.0, 2.0], [[1.0, -1.0], [0.0, 1.0]], [[2.0, -1.0]], [0.0])
    assert got == close(want)


def test_two_outputs() -> None:
    """a network of three inputs, four units and two outputs"""
    W1 = [[2.0, 2.0, -2.0], [-1.0, -1.0, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.0]]
    W2 = [[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]]
    want = {
        "L": 2.5,
        "d_W2": [[0.0, 2.0, 0.0, 4.0], [0.0, -1.0, 0.0, -2.0]],
        "d_h": [-1.0, -1.0, 6.0, 3.0],
        "d_z": [0.0, -1.0, 0.0, 3.0],
        "d_W1": [[0.0, 0.0, 0.0], [-1.0, 2.0, 1.0], [0.0, 0.0, 0.0], [3.0, -6.0, -3.0]],
    }
    assert mlp(Value, [1.0, -2.0, -1.0], W1, W2, [1.0, 2.0]) == close(want)
