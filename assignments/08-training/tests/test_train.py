"""Visible tests of train: small problems whose steps one can follow by hand."""

import numpy as np
from close import close
from train import sgd_step, train, train_accumulating


def test_one_step() -> None:
    """one step for two parameters"""
    params = [np.array([1.0, -2.0]), np.array([[3.0]])]
    moved = sgd_step(params, [np.array([4.0, 2.0]), np.array([[-1.0]])], 0.5)
    assert moved == close([np.array([-1.0, -3.0]), np.array([[3.5]])])


def half_a_square(params):
    return 0.5 * params[0].item() ** 2, {"p": params[0]}


def slope_of_the_stored_square(params, cache):
    return [1.0 * cache["p"]]


def test_two_steps_with_a_fresh_cache() -> None:
    """J = p^2 / 2, whose gradient comes from what was stored"""
    got = train([np.array([4.0])], half_a_square, slope_of_the_stored_square, 0.5, 2)
    assert got == close(([np.array([1.0])], [8.0, 2.0]))


def product(params):
    return params[0].item() * params[1].item(), {}


def both_slopes(params, cache):
    return [1.0 * params[1], 1.0 * params[0]]


def test_both_gradients_before_either_step() -> None:
    """J = p q, where each gradient is the other number"""
    got = train([np.array([3.0]), np.array([2.0])], product, both_slopes, 0.5, 2)
    assert got == close(([np.array([1.75]), np.array([-0.5])], [6.0, 1.0]))


def worked_forward(params):
    """The worked example with the penalty lam = 1/2."""
    into = params[0] @ [1.0, 2.0]
    units = into.clip(0.0)
    out = params[1] @ units
    weights = np.concatenate([each.ravel() for each in params])
    return 0.5 * out.item() ** 2 + 0.25 * weights @ weights, (into, units, out)


def worked_backward(params, cache):
    into, units, out = cache
    to_units = params[1].T @ out
    to_units[into <= 0] = 0.0
    of_loss = np.outer(to_units, [1.0, 2.0]), np.outer(out, units)
    return [of_loss[0] + params[0] / 2, of_loss[1] + params[1] / 2]


def test_a_dead_unit_moves_by_the_penalty_alone() -> None:
    """two steps of the worked example: the weights of unit 0 shrink by 3/4 each time"""
    start = [np.array([[1.0, -1.0], [0.0, 1.0]]), np.array([[2.0, -1.0]])]
    (W1, W2), _ = train(start, worked_forward, worked_backward, 0.5, 2)
    assert W1[0] == close(np.array([0.5625, -0.5625]))
    assert W2[:, 0] == close(np.array([1.125]))


class Number:
    """A leaf: a number, and what was added to its gradient."""

    def __init__(self, data):
        self.data, self.grad = data, 0.0

    def zero_grad(self):
        self.grad = 0.0


class Product:
    """The root of a product: its backward() adds the gradients it found when it was made."""

    def __init__(self, params):
        self._leaves = list(params)
        self._slopes = [params[1].data, params[0].data]
        self.data = params[0].data * params[1].data

    def backward(self):
        for place in range(2):
            self._leaves[place].grad += self._slopes[place]

    def zero_grad(self):
        for leaf in self._leaves:
            leaf.zero_grad()


def test_with_values() -> None:
    """J = p q with leaves: the same two steps, and the leaves themselves have moved"""
    leaves = [Number(3.0), Number(2.0)]
    assert train_accumulating(leaves, Product, 0.5, 2) == close([6.0, 1.0])
    assert [leaf.data for leaf in leaves] == close([1.75, -0.5])


def test_leftovers() -> None:
    """what .grad holds beforehand takes no part"""
    leaves = [Number(3.0), Number(2.0)]
    leaves[0].grad = 100.0
    train_accumulating(leaves, Product, 0.5, 1)
    assert [leaf.data for leaf in leaves] == close([2.0, 0.5])
