"""One line for each thought, and answers in a list."""


def local_gradient_only(d_out, a, b):
    d_a = 1
    d_b = -d_a
    return [d_a, d_b]


def rounds_like_the_inputs(d_out, a, b):
    d_a = type(a)(d_out)
    return [d_a, type(b)(-d_out)]


def sign_forgotten(d_out, a, b):
    d_a = d_out
    d_b = d_a
    return [d_a, d_b]


def wrong_input_turned(d_out, a, b):
    d_b = d_out
    d_a = 0 - d_b
    return [d_a, d_b]
