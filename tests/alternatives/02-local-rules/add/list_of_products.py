"""Local gradients in a list, and a list as the answer."""


def add_backward(d_out, a, b):
    local_gradients = [1, 1]
    return [local * float(d_out) for local in local_gradients]
