"""Loops over examples and outputs, and lists of numbers."""

import numpy as np


def columns(d_out):
    return [[row[k] for row in d_out] for k in range(len(d_out[0]))]


def assigns_each_example(d_out):
    d_b = [0.0] * len(d_out[0])
    for row in d_out:
        for k in range(len(row)):
            d_b[k] = float(row[k])
    return np.array(d_b)


def axes_of_one_dropped(d_out):
    totals = [float(sum(column)) for column in columns(d_out)]
    return totals[0] if len(totals) == 1 else np.array(totals)


def divided_as_whole_numbers(d_out):
    d_b = np.zeros_like(d_out[0])
    for row in d_out:
        d_b += row / 1
    return d_b


def first_example_only(d_out):
    d_b = []
    for k in range(d_out.shape[1]):
        d_b.append(float(d_out[0][k]))
    return np.array(d_b)


def mean_for_sum(d_out):
    return np.array([sum(column) / len(column) for column in columns(d_out)])


def not_summed(d_out):
    d_b = np.zeros(d_out.shape)
    for i in range(d_out.shape[0]):
        for k in range(d_out.shape[1]):
            d_b[i, k] += d_out[i, k]
    return d_b


def row_kept(d_out):
    d_b = np.zeros((1, d_out.shape[1]))
    for row in d_out:
        d_b += row
    return d_b


def summed_to_a_number(d_out):
    d_b = 0.0
    for row in d_out:
        for number in row:
            d_b += number
    return d_b


def sums_into_the_first_row(d_out):
    first, *others = d_out
    for row in others:
        for k in range(len(row)):
            first[k] += row[k]
    return first


def wrong_axis(d_out):
    return np.array([float(sum(row)) for row in d_out])
