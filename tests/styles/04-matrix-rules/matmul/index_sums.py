"""einsum, its letters as in the text: (m, k) times (k, n)."""

import numpy as np


def gradients(d_out, A, B, left="mn,kn->mk", right="mk,mn->kn"):
    return np.einsum(left, d_out, B), np.einsum(right, A, d_out)


def answers_exchanged(d_out, A, B):
    return gradients(d_out, A, B)[::-1]


def answers_transposed(d_out, A, B):
    return gradients(d_out, A, B, "mn,kn->km", "mk,mn->nk")


def entry_products(d_out, A, B):
    return gradients(d_out, A, B, "kn,kn->kn", "mk,mk->mk")


def factors_in_the_wrong_order(d_out, A, B):
    return np.einsum("mk,mn->kn", B, d_out), np.einsum("mn,kn->mk", d_out, A)


def incoming_left_out(d_out, A, B):
    m, n = d_out.shape
    return np.tile(B.sum(axis=1), (m, 1)), np.tile(A.sum(axis=0), (n, 1)).T


def left_transpose_missing(d_out, A, B):
    return gradients(d_out, A, B, left="mk,kn->mn")


def mean_for_sum(d_out, A, B):
    d_A, d_B = gradients(d_out, A, B)
    d_B /= A.shape[0]
    return d_A, d_B


def right_transpose_missing(d_out, A, B):
    return gradients(d_out, A, B, right="mk,kn->mn")


def rounds_like_the_inputs(d_out, A, B):
    d_A, d_B = gradients(d_out, A, B)
    return d_A.astype(A.dtype), d_B.astype(B.dtype)


def scaled_by_itself(d_out, A, B):
    return gradients(d_out, B, A)


def transposes_missing(d_out, A, B):
    return gradients(d_out, A, B, "mk,kn->mn", "mk,kn->mn")


def writes_into_the_inputs(d_out, A, B):
    d_B = np.einsum("mk,mn->kn", A, d_out)
    np.einsum("mn,kn->mk", d_out, B, out=A)
    return A, d_B
