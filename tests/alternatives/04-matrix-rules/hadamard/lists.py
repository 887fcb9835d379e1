"""No NumPy at all: nested lists come back."""


def times(one, other):
    if isinstance(one, list):
        return [times(a, b) for a, b in zip(one, other, strict=True)]
    return one * other


def hadamard_backward(d_out, a, b):
    d_out, a, b = d_out.tolist(), a.tolist(), b.tolist()
    return times(d_out, b), times(d_out, a)
