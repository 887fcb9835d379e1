"""No NumPy at all: nested lists come back."""


def scaled(weights, factor):
    if isinstance(weights, list):
        return [scaled(each, factor) for each in weights]
    return factor * weights


def l2_penalty_backward(d_out, W, lam):
    return scaled(W.tolist(), d_out * lam)
