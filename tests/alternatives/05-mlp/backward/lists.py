"""No NumPy at all: nested lists come back."""


def output_gradient(o, y):
    return [float(a) - float(b) for a, b in zip(o, y, strict=True)]


def hidden_gradient(d_o, W2):
    return [
        float(sum(w * d for w, d in zip(column, d_o, strict=True)))
        for column in zip(*W2, strict=True)
    ]


def gate_gradient(d_h, z):
    return [float(d) if unit > 0 else 0.0 for d, unit in zip(d_h, z, strict=True)]


def w2_gradient(d_o, h, W2, lam):
    rows = zip(d_o, W2, strict=True)
    return [
        [float(d * value + lam * w) for value, w in zip(h, row, strict=True)] for d, row in rows
    ]


def w1_gradient(d_z, x, W1, lam):
    return w2_gradient(d_z, x, W1, lam)


def mlp_backward(x, W1, W2, y, lam, cache):
    d_o = output_gradient(cache["o"], y)
    d_h = hidden_gradient(d_o, W2)
    d_z = gate_gradient(d_h, cache["z"])
    return {
        "d_W1": w1_gradient(d_z, x, W1, lam),
        "d_W2": w2_gradient(d_o, cache["h"], W2, lam),
        "d_z": d_z,
        "d_h": d_h,
        "d_o": d_o,
        "d_s": 1.0,
        "d_L": 1.0,
    }
