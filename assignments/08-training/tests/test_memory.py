"""Visible tests of memory."""

from close import close
from memory import must_keep, prediction_values, training_values


def test_training() -> None:
    """training the worked network: x, z, h and o"""
    assert training_values([2, 2, 1], 1) == close(7)
    assert training_values([2, 2, 1], 10) == close(70)


def test_deep_training() -> None:
    """training with two hidden layers"""
    assert training_values([3, 5, 4, 2], 1) == close(23)


def test_prediction() -> None:
    """predicting with the same two networks"""
    assert prediction_values([2, 2, 1], 10) == close(40)
    assert prediction_values([3, 5, 4, 2], 1) == close(9)


def test_must_keep() -> None:
    """a sum, a product and relu"""
    assert [must_keep(rule) for rule in ("add", "multiply", "relu")] == close(
        ["nothing", "inputs", "mask"]
    )
