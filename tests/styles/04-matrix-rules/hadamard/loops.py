"""One entry at a time, wherever it sits."""

import numpy as np


def over(rule, *arrays):
    """Both answers of a rule for numbers, at every place."""
    d_a, d_b = np.zeros(arrays[0].shape), np.zeros(arrays[0].shape)
    for place in np.ndindex(d_a.shape):
        d_a[place], d_b[place] = rule(*(float(each[place]) for each in arrays))
    return d_a, d_b


def changes_the_inputs(d_out, a, b):
    for place in np.ndindex(a.shape):
        a[place], b[place] = d_out[place] * b[place], d_out[place] * a[place]
    return a, b


def divides_the_product(d_out, a, b):
    return over(lambda d, x, y: (d * (x * y) / x, d * (x * y) / y), d_out, a, b)


def incoming_left_out(d_out, a, b):
    return over(lambda x, y: (y, x), a, b)


def matrix_product(d_out, a, b):
    m, k = a.shape
    d_a, d_b = np.zeros((m, m)), np.zeros((k, k))
    for i in range(m):
        for r in range(m):
            d_a[i, r] = sum(d_out[i, j] * b[r, j] for j in range(k))
    for r in range(k):
        for j in range(k):
            d_b[r, j] = sum(a[i, r] * d_out[i, j] for i in range(m))
    return d_a, d_b


def matrix_product_for_the_rule(d_out, a, b):
    def times(one, other):
        (m, k), (rows, n) = one.shape, other.shape
        assert k == rows
        table = [[sum(one[i] * other[:, j]) for j in range(n)] for i in range(m)]
        return np.array(table)

    return times(d_out, b), times(d_out, a)


def rounds_like_the_inputs(d_out, a, b):
    d_a, d_b = a.copy(), b.copy()
    for place in np.ndindex(a.shape):
        d_a[place] = d_out[place] * b[place]
        d_b[place] = d_out[place] * a[place]
    return d_a, d_b


def rule_of_the_sum(d_out, a, b):
    return over(lambda d: (d, d), d_out)


def scaled_by_itself(d_out, a, b):
    return over(lambda d, x, y: (d * x, d * y), d_out, a, b)


def summed(d_out, a, b):
    d_a = d_b = 0.0
    for d, x, y in zip(d_out.flat, a.flat, b.flat, strict=True):
        d_a += d * y
        d_b += d * x
    return d_a, d_b


def two_axes_only(d_out, a, b):
    d_a = [[d_out[i, j] * b[i, j] for j in range(len(b[i]))] for i in range(len(b))]
    d_b = [[d_out[i, j] * a[i, j] for j in range(len(a[i]))] for i in range(len(a))]
    return np.array(d_a), np.array(d_b)
