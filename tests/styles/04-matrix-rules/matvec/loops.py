"""Sums written out: an index for the rows and one for the columns."""

import numpy as np


def each_weight(W, rule):
    m, n = W.shape
    return np.array([[rule(i, j) for j in range(n)] for i in range(m)])


def down_the_columns(W, rule):
    m, n = W.shape
    d_x = np.zeros(n)
    for j in range(n):
        for i in range(m):
            d_x[j] += rule(i, j)
    return d_x


def right_weights(d_out, W, x):
    return each_weight(W, lambda i, j: d_out[i] * x[j])


def right_inputs(d_out, W):
    return down_the_columns(W, lambda i, j: W[i, j] * d_out[i])


def answers_exchanged(d_out, W, x):
    d_x = right_inputs(d_out, W)
    return d_x, right_weights(d_out, W, x)


def changes_the_weights(d_out, W, x):
    d_W = right_weights(d_out, W, x)
    d_x = np.zeros(len(x))
    for i in range(len(d_out)):
        W[i] = W[i] * d_out[i]
        d_x += W[i]
    return d_W, d_x


def column_returned(d_out, W, x):
    d_x = [[0.0] for _ in x]
    for j in range(len(x)):
        for i in range(len(d_out)):
            d_x[j][0] += W[i, j] * d_out[i]
    return right_weights(d_out, W, x), d_x


def entry_products(d_out, W, x):
    return right_weights(d_out, W, x), each_weight(W, lambda i, j: d_out[i] * W[i, j])


def incoming_left_out(d_out, W, x):
    return each_weight(W, lambda i, j: x[j]), down_the_columns(W, lambda i, j: W[i, j])


def inner_for_outer(d_out, W, x):
    d_W = 0.0
    for d, number in zip(d_out, x, strict=True):
        d_W += d * number
    return d_W, right_inputs(d_out, W)


def mean_for_sum(d_out, W, x):
    d_x = down_the_columns(W, lambda i, j: W[i, j] * d_out[i] / len(W))
    return right_weights(d_out, W, x), d_x


def outer_product_reversed(d_out, W, x):
    d_W = [[x[j] * d_out[i] for i in range(len(d_out))] for j in range(len(x))]
    return d_W, right_inputs(d_out, W)


def rounds_like_the_inputs(d_out, W, x):
    d_W, d_x = W.copy(), x.copy()
    for j in range(len(x)):
        d_x[j] = sum(W[i, j] * d_out[i] for i in range(len(d_out)))
        for i in range(len(d_out)):
            d_W[i, j] = d_out[i] * x[j]
    return d_W, d_x


def scaled_by_itself(d_out, W, x):
    d_W = each_weight(W, lambda i, j: d_out[i] * W[i, j])
    return d_W, down_the_columns(W, lambda i, j: d_out[i] * x[j])


def transpose_missing(d_out, W, x):
    d_x = np.zeros(len(x))
    for i in range(len(d_out)):
        for j in range(len(x)):
            d_x[i] += W[i, j] * d_out[j]
    return right_weights(d_out, W, x), d_x
