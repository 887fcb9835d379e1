"""No NumPy at all: nested lists come back."""


def _gate(d_out, z):
    if isinstance(z, list):
        return [_gate(one, other) for one, other in zip(d_out, z, strict=True)]
    return d_out if z > 0 else 0.0


def relu_backward(d_out, z):
    if hasattr(z, "tolist"):
        z = z.tolist()
    if hasattr(d_out, "tolist"):
        d_out = d_out.tolist()
    return _gate(d_out, z)
