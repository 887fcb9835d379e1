"""Operations and backward functions to be told apart; which are wrong, the suite knows."""

import numpy as np


def product(a, b):
    return a * b


def product_right(d_out, a, b):
    return d_out * b, d_out * a


def product_in_other_words(d_out, a, b):
    return np.multiply(b, d_out), np.multiply(a, d_out)


def product_own_input(d_out, a, b):
    return d_out * a, d_out * b


def product_sign(d_out, a, b):
    return -d_out * b, -d_out * a


def product_of_sum(d_out, a, b):
    return 1.0 * d_out, 1.0 * d_out


def product_off_by_little(d_out, a, b):
    return 1.03 * d_out * b, d_out * a


def product_second_own(d_out, a, b):
    return d_out * b, d_out * b


def product_second_doubled(d_out, a, b):
    return d_out * b, 2.0 * d_out * a


def product_alone(d_out, a, b):
    return 1.0 * b, 1.0 * a


def product_averaged(d_out, a, b):
    return np.mean(d_out) * b, np.mean(d_out) * a


def product_first_of_d_out(d_out, a, b):
    return np.ravel(d_out)[0] * b, np.ravel(d_out)[0] * a


def product_gated(d_out, a, b):
    return d_out * b * (b > 0), d_out * a


def product_leaky(d_out, a, b):
    return d_out * np.where(b > 0, b, b / 4), d_out * a


def product_column(d_out, a, b):
    return (d_out * b)[:, None], (d_out * a)[:, None]


def product_row(d_out, a, b):
    return (d_out * b)[None, :], (d_out * a)[None, :]


def product_boxed(d_out, a, b):
    return np.reshape(d_out * b, 1), np.reshape(d_out * a, 1)


def product_summed(d_out, a, b):
    return np.sum(d_out * b), d_out * a


def product_refused(d_out, a, b):
    raise ValueError("no gradient today")


def product_of_lists(d_out, a, b):
    return d_out.append(b), d_out.append(a)


def small(a, b):
    return 1e-5 * a * b


def small_right(d_out, a, b):
    return 1e-5 * d_out * b, 1e-5 * d_out * a


def small_off(d_out, a, b):
    return 1.1e-5 * d_out * b, 1.1e-5 * d_out * a


def large(a, b):
    return 1e5 * a * b


def large_right(d_out, a, b):
    return 1e5 * d_out * b, 1e5 * d_out * a


def large_off(d_out, a, b):
    return 0.95e5 * d_out * b, 0.95e5 * d_out * a


def layer(W, x):
    return W @ x


def layer_right(d_out, W, x):
    return np.outer(d_out, x), W.T @ d_out


def layer_in_other_words(d_out, W, x):
    return d_out[:, None] * x, d_out @ W


def layer_transpose_missing(d_out, W, x):
    return np.outer(d_out, x), W @ d_out


def layer_outer_reversed(d_out, W, x):
    return np.outer(x, d_out), W.T @ d_out


def layer_columns_turned(d_out, W, x):
    return np.outer(d_out, x)[:, ::-1], W.T @ d_out


def gate(z):
    return 0.5 * (z + np.abs(z))


def gate_right(d_out, z):
    return d_out * (z > 0)


def gate_in_other_words(d_out, z):
    return np.where(z <= 0, 0.0, d_out)


def gate_dropped(d_out, z):
    return 1.0 * d_out


def gate_inverted(d_out, z):
    return d_out * (z < 0)


def gate_late(d_out, z):
    return d_out * (z > 1)


def halves(x):
    return float(np.sum(x * x)) / 2


def halves_right(d_out, x):
    return d_out * x


def halves_doubled(d_out, x):
    return 2 * d_out * x


def halves_mean(d_out, x):
    return d_out * x / np.size(x)


def fork(x):
    return x * x + x


def fork_right(d_out, x):
    return d_out * x + d_out * x + d_out


def fork_one_factor(d_out, x):
    return d_out * x + d_out


def fork_last_use(d_out, x):
    return 1.0 * d_out
