"""a - b is a + (-1) * b: two rules in a row."""


def subtract_backward(d_out, a, b):
    d_sum = d_out
    d_a = d_sum
    d_negated = d_sum
    d_b = -1 * d_negated
    return d_a, d_b
