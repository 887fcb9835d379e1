"""One line for each thought, and answers in a list."""


def in_proportion(d_out, a, b):
    total = a + b
    d_a = d_out * (a / total)
    d_b = d_out - d_a
    return [d_a, d_b]


def local_gradient_only(d_out, a, b):
    d_a = 1
    d_b = 1
    return [d_a, d_b]


def rounds_like_the_inputs(d_out, a, b):
    return [type(a)(d_out), type(b)(d_out)]


def scales_by_the_other_input(d_out, a, b):
    d_a = b
    d_a *= d_out
    d_b = a
    d_b *= d_out
    return [d_a, d_b]


def splits_evenly(d_out, a, b):
    half = 0.5 * d_out
    return [half] * 2
