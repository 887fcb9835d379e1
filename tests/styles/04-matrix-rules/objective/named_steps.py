"""A name for every gradient, one after the other."""


def float_expected(d_J):
    assert type(d_J) is float
    d_L = d_s = d_J
    return d_L, d_s


def incoming_left_out(d_J):
    d_J = 1.0
    d_L = d_J
    d_s = d_J
    return [d_L, d_s]


def one_answer_only(d_J):
    d_L = d_s = float(d_J)
    return d_L or d_s


def penalty_gets_nothing(d_J):
    d_L, d_s = float(d_J), 0
    return d_L, d_s


def penalty_subtracted(d_J):
    d_L = float(d_J)
    d_s = -d_L
    return d_L, d_s


def split_between_the_terms(d_J):
    d_L = 0.5 * d_J
    d_s = d_J - d_L
    return d_L, d_s
