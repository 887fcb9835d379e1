"""In place, which NumPy refuses where whole numbers would have to take up floats."""


def l2_penalty_backward(d_out, W, lam):
    W *= d_out * lam
    return W
