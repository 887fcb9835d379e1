"""The local gradients by themselves, then both scaled by what arrives."""


def scaled(d_J, dJ_dL, dJ_ds):
    return tuple(local * d_J for local in (dJ_dL, dJ_ds))


def float_expected(d_J):
    if not isinstance(d_J, float):
        raise TypeError("d_J has to be a float")
    return scaled(d_J, 1.0, 1.0)


def incoming_left_out(d_J):
    return scaled(1, 1, 1)


def one_answer_only(d_J):
    return scaled(d_J, 1.0, 1.0)[0]


def penalty_gets_nothing(d_J):
    return scaled(d_J, 1.0, 0.0)


def penalty_subtracted(d_J):
    return scaled(d_J, 1.0, -1.0)


def split_between_the_terms(d_J):
    return scaled(d_J, 0.5, 0.5)
