"""Weight by weight, at every place of the array."""

import math

import numpy as np


def each(W, slope):
    d_W = np.zeros(np.shape(W))
    for place in np.ndindex(d_W.shape):
        d_W[place] = slope(W[place])
    return d_W


def changes_the_weights(d_out, W, lam):
    for place in np.ndindex(W.shape):
        W[place] = d_out * (lam * W[place])
    return W


def divided_by_the_norm(d_out, W, lam):
    norm = math.sqrt(sum(w * w for w in W.flat))
    return each(W, lambda w: d_out * lam * w / norm)


def doubled(d_out, W, lam):
    return each(W, lambda w: d_out * lam * (w + w))


def halved(d_out, W, lam):
    return each(W, lambda w: d_out * lam / 2 * w)


def incoming_left_out(d_out, W, lam):
    return each(W, lambda w: lam * w)


def lam_left_out(d_out, W, lam):
    return each(W, lambda w: w * d_out)


def lam_squared(d_out, W, lam):
    return each(W, lambda w: d_out * lam * (lam * w))


def matrices_only(d_out, W, lam):
    d_W = []
    for row in W:
        d_W.append([d_out * lam * w for w in row])
    return np.array(d_W)


def mean_for_sum(d_out, W, lam):
    count = sum(1 for _ in W.flat)
    return each(W, lambda w: d_out * lam * w / count)


def rounds_like_the_weights(d_out, W, lam):
    d_W = np.copy(W)
    for place in np.ndindex(W.shape):
        d_W[place] = d_out * lam * W[place]
    return d_W


def sign_of_the_weights(d_out, W, lam):
    return each(W, lambda w: d_out * lam * w / abs(w))


def sign_turned(d_out, W, lam):
    return each(W, lambda w: d_out * (0 - lam * w))


def summed_to_a_number(d_out, W, lam):
    d_W = 0.0
    for w in W.flat:
        d_W += d_out * lam * w
    return d_W


def weights_squared(d_out, W, lam):
    return each(W, lambda w: d_out * lam * w * w)
