"""einsum: the indices say what is multiplied and what is added up."""

import numpy as np


def gradients(d_out, W, x, weights="i,j->ij", inputs="ij,i->j"):
    return np.einsum(weights, d_out, x), np.einsum(inputs, W, d_out)


def answers_exchanged(d_out, W, x):
    return gradients(d_out, W, x)[::-1]


def changes_the_weights(d_out, W, x):
    d_W = np.einsum("i,j->ij", d_out, x)
    np.einsum("ij,i->ij", W, d_out, out=W)
    return d_W, np.einsum("ij->j", W)


def column_returned(d_out, W, x):
    d_out, x = d_out.reshape(-1, 1), x.reshape(-1, 1)
    return np.einsum("ik,jk->ij", d_out, x), np.einsum("ij,ik->jk", W, d_out)


def entry_products(d_out, W, x):
    return gradients(d_out, W, x, inputs="ij,i->ij")


def incoming_left_out(d_out, W, x):
    return gradients(np.ones_like(d_out), W, x)


def inner_for_outer(d_out, W, x):
    return gradients(d_out, W, x, weights="i,i->")


def mean_for_sum(d_out, W, x):
    d_W, d_x = gradients(d_out, W, x)
    m, _ = W.shape
    return d_W, d_x / m


def outer_product_reversed(d_out, W, x):
    return gradients(d_out, W, x, weights="i,j->ji")


def rounds_like_the_inputs(d_out, W, x):
    d_W, d_x = gradients(d_out, W, x)
    return d_W.astype(W.dtype), d_x.astype(x.dtype)


def scaled_by_itself(d_out, W, x):
    return np.einsum("i,ij->ij", d_out, W), np.einsum("i,j->j", d_out, x)


def transpose_missing(d_out, W, x):
    return gradients(d_out, W, x, inputs="ij,j->i")
