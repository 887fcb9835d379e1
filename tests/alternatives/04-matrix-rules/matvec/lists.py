"""No NumPy at all: nested lists come back."""


def matvec_backward(d_out, W, x):
    d_W = [[float(d) * float(value) for value in x] for d in d_out]
    d_x = [0.0] * len(x)
    for d, row in zip(d_out, W, strict=True):
        d_x = [have + float(d) * float(w) for have, w in zip(d_x, row, strict=True)]
    return d_W, d_x
