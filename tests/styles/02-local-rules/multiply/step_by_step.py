"""One line for each thought, and answers in a list."""


def divides_the_product(d_out, a, b):
    product = a * b
    d_a = product / a * d_out
    d_b = product / b * d_out
    return [d_a, d_b]


def local_gradient_only(d_out, a, b):
    d_a = b
    d_b = a
    return [d_a, d_b]


def own_input(d_out, a, b):
    d_a = a
    d_a *= d_out
    d_b = b
    d_b *= d_out
    return [d_a, d_b]


def rounds_like_the_inputs(d_out, a, b):
    d_a, d_b = b * d_out, a * d_out
    return [type(a)(d_a), type(b)(d_b)]


def rule_of_the_sum(d_out, a, b):
    return [d_out for _ in (a, b)]


def zero_gets_nothing(d_out, a, b):
    d_a = d_b = 0.0
    if a != 0:
        d_a = b * d_out
    if b != 0:
        d_b = a * d_out
    return [d_a, d_b]
