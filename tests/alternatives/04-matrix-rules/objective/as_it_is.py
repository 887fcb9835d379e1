"""A sum changes nothing: d_J itself, twice."""


def objective_backward(d_J):
    return d_J, d_J
