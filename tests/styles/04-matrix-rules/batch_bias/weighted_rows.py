"""The sum over the examples as a product with a vector of ones."""

import numpy as np


def assigns_each_example(d_out):
    d_b = np.empty(d_out.shape[1])
    for i in range(len(d_out)):
        d_b[:] = d_out[i]
    return d_b


def axes_of_one_dropped(d_out):
    d_out = np.squeeze(d_out)
    return np.ones(len(d_out)) @ d_out


def divided_as_whole_numbers(d_out):
    d_b = np.empty_like(d_out[0])
    np.matmul(np.ones(len(d_out)), d_out, out=d_b)
    return d_b


def first_example_only(d_out):
    weights = np.zeros(len(d_out))
    weights[0] = 1.0
    return weights @ d_out


def mean_for_sum(d_out):
    n = len(d_out)
    return np.full(n, 1 / n) @ d_out


def not_summed(d_out):
    return np.eye(len(d_out)) @ d_out


def row_kept(d_out):
    return np.ones((1, len(d_out))) @ d_out


def summed_to_a_number(d_out):
    n, q = d_out.shape
    return float(np.ones(n) @ d_out @ np.ones(q))


def sums_into_the_first_row(d_out):
    d_out[0] = np.ones(len(d_out)) @ d_out
    return d_out[0]


def wrong_axis(d_out):
    return d_out @ np.ones(d_out.shape[1])
