"""Every entry by itself: a loop over the places of an array, an if for the gate."""

import numpy as np


def over(d_out, z, rule):
    if not isinstance(z, np.ndarray):
        return rule(float(d_out), z)
    d_z = np.empty(z.shape)
    for place in np.ndindex(z.shape):
        d_z[place] = rule(d_out[place], z[place])
    return d_z


def arrays_only(d_out, z):
    d_z = np.zeros(z.shape)
    for place in np.ndindex(z.shape):
        if z[place] > 0:
            d_z[place] = d_out[place]
    return d_z


def changes_d_out(d_out, z):
    if not isinstance(z, np.ndarray):
        return float(d_out) if z > 0 else 0.0
    for place in np.ndindex(z.shape):
        if not z[place] > 0:
            d_out[place] = 0.0
    return d_out


def gate_dropped(d_out, z):
    return over(d_out, z, lambda d, x: d)


def gate_inverted(d_out, z):
    return over(d_out, z, lambda d, x: 0.0 if x > 0 else d)


def gate_on_the_gradient(d_out, z):
    return over(d_out, z, lambda d, x: max(d, 0.0))


def mask_returned(d_out, z):
    return over(d_out, z, lambda d, x: x > 0)


def one_axis_only(d_out, z):
    d_z = np.zeros(len(z))
    for i in range(len(z)):
        if z[i] > 0:
            d_z[i] = d_out[i]
    return d_z


def one_number_only(d_out, z):
    if z > 0:
        return d_out
    return 0.0


def open_at_zero(d_out, z):
    return over(d_out, z, lambda d, x: 0.0 if x < 0 else d)


def rounds_like_z(d_out, z):
    if not isinstance(z, np.ndarray):
        return type(z)(d_out) if z > 0 else 0.0
    d_z = z.copy()
    for place in np.ndindex(z.shape):
        d_z[place] = d_out[place] if z[place] > 0 else 0
    return d_z


def scaled_by_z(d_out, z):
    return over(d_out, z, lambda d, x: d * x if x > 0 else 0.0)


def sign_as_slope(d_out, z):
    return over(d_out, z, lambda d, x: d if x > 0 else (-d if x < 0 else 0.0))


def small_z_closed(d_out, z):
    return over(d_out, z, lambda d, x: d if int(x) > 0 else 0.0)
