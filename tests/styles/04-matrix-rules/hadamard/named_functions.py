"""NumPy's functions by their names, the local gradients first."""

import numpy as np


def both(d_out, dout_da, dout_db):
    return np.multiply(dout_da, d_out), np.multiply(dout_db, d_out)


def changes_the_inputs(d_out, a, b):
    old_a = np.array(a)
    np.multiply(d_out, b, out=a)
    np.multiply(d_out, old_a, out=b)
    return a, b


def divides_the_product(d_out, a, b):
    out = np.multiply(a, b)
    return both(d_out, np.divide(out, a), np.divide(out, b))


def incoming_left_out(d_out, a, b):
    return both(np.ones_like(d_out), b, a)


def matrix_product(d_out, a, b):
    return np.matmul(d_out, np.transpose(b)), np.matmul(np.transpose(a), d_out)


def matrix_product_for_the_rule(d_out, a, b):
    return np.dot(d_out, b), np.dot(d_out, a)


def rounds_like_the_inputs(d_out, a, b):
    d_a, d_b = both(d_out, b, a)
    return d_a.astype(a.dtype), d_b.astype(b.dtype)


def rule_of_the_sum(d_out, a, b):
    return both(d_out, np.ones_like(a), np.ones_like(b))


def scaled_by_itself(d_out, a, b):
    return both(d_out, a, b)


def summed(d_out, a, b):
    return tuple(float(np.sum(each)) for each in both(d_out, b, a))


def two_axes_only(d_out, a, b):
    return np.einsum("ij,ij->ij", d_out, b), np.einsum("ij,ij->ij", d_out, a)
