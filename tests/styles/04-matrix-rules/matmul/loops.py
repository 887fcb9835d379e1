"""Sums of products, an index for each axis; a product of matrices is a function of its own."""

import numpy as np


def product(left, right):
    m, k, n = len(left), len(right), len(right[0])
    if len(left[0]) != k:
        raise ValueError("these sizes do not fit")
    return [[sum(left[i][r] * right[r][j] for r in range(k)) for j in range(n)] for i in range(m)]


def turned(matrix):
    return [list(column) for column in zip(*matrix, strict=True)]


def answers_exchanged(d_out, A, B):
    d_A = product(d_out, turned(B))
    d_B = product(turned(A), d_out)
    return d_B, d_A


def answers_transposed(d_out, A, B):
    return product(B, turned(d_out)), product(turned(d_out), A)


def entry_products(d_out, A, B):
    def entries(one, other):
        assert one.shape == other.shape
        d = np.zeros(one.shape)
        for place in np.ndindex(d.shape):
            d[place] = one[place] * other[place]
        return d

    return entries(d_out, B), entries(A, d_out)


def factors_in_the_wrong_order(d_out, A, B):
    return product(turned(B), d_out), product(d_out, turned(A))


def incoming_left_out(d_out, A, B):
    d_A, d_B = np.zeros(A.shape), np.zeros(B.shape)
    for i, r in np.ndindex(A.shape):
        for j in range(B.shape[1]):
            d_A[i, r] += B[r, j]
            d_B[r, j] += A[i, r]
    return d_A, d_B


def left_transpose_missing(d_out, A, B):
    return product(d_out, B), product(turned(A), d_out)


def mean_for_sum(d_out, A, B):
    d_B = product(turned(A), d_out)
    for row in d_B:
        for j in range(len(row)):
            row[j] /= len(A)
    return product(d_out, turned(B)), d_B


def right_transpose_missing(d_out, A, B):
    return product(d_out, turned(B)), product(A, d_out)


def rounds_like_the_inputs(d_out, A, B):
    d_A, d_B = A.copy(), B.copy()
    for i, r in np.ndindex(A.shape):
        d_A[i, r] = sum(d_out[i, j] * B[r, j] for j in range(B.shape[1]))
    for r, j in np.ndindex(B.shape):
        d_B[r, j] = sum(A[i, r] * d_out[i, j] for i in range(A.shape[0]))
    return d_A, d_B


def scaled_by_itself(d_out, A, B):
    return product(d_out, turned(A)), product(turned(B), d_out)


def transposes_missing(d_out, A, B):
    return product(d_out, B), product(A, d_out)


def writes_into_the_inputs(d_out, A, B):
    d_B = product(turned(A), d_out)
    for i in range(len(A)):
        for r in range(len(B)):
            A[i, r] = sum(d_out[i, j] * B[r, j] for j in range(len(B[0])))
    return A, d_B
