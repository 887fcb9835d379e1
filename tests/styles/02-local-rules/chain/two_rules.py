"""One helper for each node, called from the output back."""


def sum_node(d_d):
    return d_d, d_d


def product_node(d_e, d, c):
    return d_e * c, d_e * d


def divides_the_output(d_out, a, b, c):
    e = (a + b) * c
    d_d, d_c = d_out * (e / (a + b)), d_out * (e / c)
    return [*sum_node(d_d), d_c]


def incoming_left_out(d_out, a, b, c):
    d_d, d_c = product_node(1, a + b, c)
    return [*sum_node(d_d), d_c]


def own_factor(d_out, a, b, c):
    d_d, d_c = product_node(d_out, c, a + b)
    return [*sum_node(d_d), d_c]


def passes_on_the_sums_gradient(d_out, a, b, c):
    d_d, _ = product_node(d_out, a + b, c)
    _, d_c = product_node(d_d, a + b, c)
    return [*sum_node(d_d), d_c]


def rounds_like_the_inputs(d_out, a, b, c):
    d_d, d_c = product_node(d_out, a + b, c)
    return [type(a)(d_d), type(b)(d_d), type(c)(d_c)]


def skips_the_product(d_out, a, b, c):
    d_a, d_b = sum_node(d_out)
    _, d_c = product_node(d_out, a + b, c)
    return [d_a, d_b, d_c]


def splits_at_the_sum(d_out, a, b, c):
    d_d, d_c = product_node(d_out, a + b, c)
    d_a, d_b = (0.5 * part for part in sum_node(d_d))
    return [d_a, d_b, d_c]
