"""Two names, handed back as a list."""


def objective_backward(d_J):
    d_L = 1.0 * d_J
    d_s = 1.0 * d_J
    return [d_L, d_s]
