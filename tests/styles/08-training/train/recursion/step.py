"""Mistakes in a single step, and so in those of the leaves too."""

import numpy as np


class changes_the_parameters(Right):
    def moved(self, param, grad, lr):
        param -= lr * grad
        return param


class learning_rate_forgotten(Right):
    def moved(self, param, grad, lr):
        return param - grad


class only_the_first_parameter(Right):
    def sgd_step(self, params, grads, lr):
        return [self.moved(params[0], grads[0], lr), *params[1:]]


class parameter_shrinks_too(Right):
    def moved(self, param, grad, lr):
        return lr * (param - grad)


class rounds_like_the_parameters(Right):
    def sgd_step(self, params, grads, lr):
        after = super().sgd_step(params, grads, lr)
        return [np.array(new, dtype=old.dtype) for new, old in zip(after, params, strict=True)]


class step_without_the_parameter(Right):
    def moved(self, param, grad, lr):
        return -lr * grad


class steps_uphill(Right):
    def moved(self, param, grad, lr):
        return param + lr * grad
