"""One rule for each node, called from J back to w, and a dict in which d_w is gathered."""

import numpy as np


def sum_rule(d_J):
    return d_J, d_J


def loss_rule(d_L, o, y):
    return d_L * (o - y)


def product_rule(d_o, w, h):
    return d_o * h


def penalty_rule(d_s, w, lam):
    return d_s * lam * w


def back(
    d_out, w, h, y, lam, add=sum_rule, loss=loss_rule, product=product_rule, penalty=penalty_rule
):
    d_L, d_s = add(d_out)
    through_o = product(loss(d_L, w * h, y), w, h)
    through_s = penalty(d_s, w, lam)
    grads = {"w": 0.0}
    grads["w"] += through_o
    grads["w"] += through_s
    return through_o, through_s, grads["w"]


def divides_by_the_weight(d_out, w, h, y, lam):
    w = np.float64(w)
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * lam * w**2 / w)


def error_turned(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, loss=lambda d_L, o, y: d_L * (y - o))


def incoming_left_out(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, add=lambda d_J: (1.0, 1.0))


def incoming_on_the_loss_only(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, add=lambda d_J: (d_J, 1.0))


def lam_left_out(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * w)


def lam_squared(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * lam**2 * w)


def loss_doubled(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, loss=lambda d_L, o, y: d_L * 2 * (o - y))


def loss_halved(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, loss=lambda d_L, o, y: d_L * (o - y) / 2)


def off_unit_pays_nothing(d_out, w, h, y, lam):
    is_on = float(h != 0)
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: is_on * d_s * lam * w)


def penalty_doubled(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * lam * (w + w))


def penalty_halved(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * lam / 2 * w)


def penalty_missing(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: 0)


def penalty_overwrites(d_out, w, h, y, lam):
    through_o, through_s, _ = back(d_out, w, h, y, lam)
    grads = {"w": through_o}
    grads.update(w=through_s)
    return through_o, through_s, grads["w"]


def penalty_subtracted(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, add=lambda d_J: (d_J, -d_J))


def penalty_value(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * (lam * w**2 / 2))


def prediction_only(d_out, w, h, y, lam):
    through_o, through_s, _ = back(d_out, w, h, y, lam)
    grads = {"w": through_o, "penalty": through_s}
    return through_o, through_s, grads["w"]


def rounds_like_the_inputs(d_out, w, h, y, lam):
    answers = np.array([w, w, w])
    answers[:] = back(d_out, w, h, y, lam)
    return tuple(answers)


def scaled_by_w(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, product=lambda d_o, w, h: d_o * w)


def shares_averaged(d_out, w, h, y, lam):
    through_o, through_s, _ = back(d_out, w, h, y, lam)
    return through_o, through_s, np.mean([through_o, through_s])


def shares_exchanged(d_out, w, h, y, lam):
    through_o, through_s, d_w = back(d_out, w, h, y, lam)
    through_s, through_o = through_o, through_s
    return through_o, through_s, d_w


def stops_at_the_output(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, product=lambda d_o, w, h: d_o)


def target_ignored(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, loss=lambda d_L, o, y: d_L * o)


def weight_squared(d_out, w, h, y, lam):
    return back(d_out, w, h, y, lam, penalty=lambda d_s, w, lam: d_s * lam * w**2)
