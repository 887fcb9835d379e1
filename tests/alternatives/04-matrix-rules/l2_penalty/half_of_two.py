"""With the half and the 2 still visible."""


def l2_penalty_backward(d_out, W, lam):
    return d_out * (lam / 2) * 2 * W
