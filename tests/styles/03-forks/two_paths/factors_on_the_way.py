"""Each way as a list of the factors on it; a share is their product."""

import math


def shares(prediction, penalty):
    one, other = math.prod(prediction), math.prod(penalty)
    return [one, other, one + other]


def error(w, h, y):
    return w * h - y


def divides_by_the_weight(d_out, w, h, y, lam):
    o, s = w * h, lam * w * w / 2
    return shares([d_out, error(w, h, y), o / w], [d_out, 2 * s, 1 / w])


def error_turned(d_out, w, h, y, lam):
    return shares([d_out, -error(w, h, y), h], [d_out, lam, w])


def incoming_left_out(d_out, w, h, y, lam):
    return shares([error(w, h, y), h], [lam, w])


def incoming_on_the_loss_only(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [lam, w])


def lam_left_out(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, w])


def lam_squared(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, lam, lam, w])


def loss_doubled(d_out, w, h, y, lam):
    return shares([d_out, 2, error(w, h, y), h], [d_out, lam, w])


def loss_halved(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), 0.5, h], [d_out, lam, w])


def off_unit_pays_nothing(d_out, w, h, y, lam):
    if h == 0:
        return [0.0, 0.0, 0.0]
    return shares([d_out, error(w, h, y), h], [d_out, lam, w])


def penalty_doubled(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, 2, lam, w])


def penalty_halved(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, 0.5, lam, w])


def penalty_missing(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [0.0])


def penalty_overwrites(d_out, w, h, y, lam):
    one, other, _ = shares([d_out, error(w, h, y), h], [d_out, lam, w])
    for share in (one, other):
        d_w = share
    return [one, other, d_w]


def penalty_subtracted(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [-1, d_out, lam, w])


def penalty_value(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, lam, w, w, 0.5])


def prediction_only(d_out, w, h, y, lam):
    one, other, _ = shares([d_out, error(w, h, y), h], [d_out, lam, w])
    return [one, other, one]


def rounds_like_the_inputs(d_out, w, h, y, lam):
    return [type(w)(share) for share in shares([d_out, error(w, h, y), h], [d_out, lam, w])]


def scaled_by_w(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), w], [d_out, lam, w])


def shares_averaged(d_out, w, h, y, lam):
    one, other, d_w = shares([d_out, error(w, h, y), h], [d_out, lam, w])
    return [one, other, d_w / 2]


def shares_exchanged(d_out, w, h, y, lam):
    return shares([d_out, lam, w], [d_out, error(w, h, y), h])


def stops_at_the_output(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y)], [d_out, lam, w])


def target_ignored(d_out, w, h, y, lam):
    return shares([d_out, w * h, h], [d_out, lam, w])


def weight_squared(d_out, w, h, y, lam):
    return shares([d_out, error(w, h, y), h], [d_out, lam, w**2])
