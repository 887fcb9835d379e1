"""The chain square, sum, lam / 2, walked back one rule at a time."""

import numpy as np


def through(d_out, W, lam, factor=0.5, slope=lambda W: np.add(W, W)):
    d_sum = d_out * factor * lam
    d_square = np.full(W.shape, d_sum)
    return d_square * slope(W)


def changes_the_weights(d_out, W, lam):
    np.multiply(W, d_out * lam, out=W)
    return W


def divided_by_the_norm(d_out, W, lam):
    return through(d_out, W, lam, 1.0, lambda W: W / np.linalg.norm(W.ravel()))


def doubled(d_out, W, lam):
    return through(d_out, W, lam, factor=1.0)


def halved(d_out, W, lam):
    return through(d_out, W, lam, slope=np.array)


def incoming_left_out(d_out, W, lam):
    return through(1.0, W, lam)


def lam_left_out(d_out, W, lam):
    return through(d_out, W, 1.0)


def lam_squared(d_out, W, lam):
    return through(d_out, W, lam, factor=lam / 2)


def matrices_only(d_out, W, lam):
    return np.einsum("ij,->ij", W, d_out * lam)


def mean_for_sum(d_out, W, lam):
    return through(d_out, W, lam, factor=0.5 / W.size)


def rounds_like_the_weights(d_out, W, lam):
    return through(d_out, W, lam).astype(W.dtype)


def sign_of_the_weights(d_out, W, lam):
    return through(d_out, W, lam, 1.0, np.sign)


def sign_turned(d_out, W, lam):
    return through(-d_out, W, lam)


def summed_to_a_number(d_out, W, lam):
    return float(through(d_out, W, lam).sum())


def weights_squared(d_out, W, lam):
    return through(d_out, W, lam, 1.0, np.square)
