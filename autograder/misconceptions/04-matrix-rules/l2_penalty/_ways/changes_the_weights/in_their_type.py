"""Entry by entry, where whole numbers stay whole."""


def l2_penalty_backward(d_out, W, lam):
    W[...] = d_out * lam * W
    return W
