"""Unit by unit; lists and plain numbers come back."""


def mlp_forward_bias(x, W1, b1, W2, y, lam):
    z = [sum(w * v for w, v in zip(row, x, strict=True)) + b for row, b in zip(W1, b1, strict=True)]
    z = [float(each) for each in z]
    h = [each if each > 0 else 0.0 for each in z]
    o = [float(sum(w * v for w, v in zip(row, h, strict=True))) for row in W2]
    L = float(sum((a - b) ** 2 for a, b in zip(o, y, strict=True)) / 2)
    s = float(sum(w * w for W in (W1, W2) for row in W for w in row) * lam / 2)
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}


def mlp_backward_bias(x, W1, b1, W2, y, lam, cache):
    d_o = [float(a - b) for a, b in zip(cache["o"], y, strict=True)]
    d_h = [float(sum(W2[k][i] * d_o[k] for k in range(len(d_o)))) for i in range(len(b1))]
    d_z = [d if z > 0 else 0.0 for d, z in zip(d_h, cache["z"], strict=True)]
    d_W2 = [[float(d * v) for v in cache["h"]] for d in d_o]
    d_W1 = [[float(d * v) for v in x] for d in d_z]
    for d_W, W in ((d_W2, W2), (d_W1, W1)):
        for i, row in enumerate(W):
            for j, w in enumerate(row):
                d_W[i][j] += float(lam * w)
    grads = {"d_o": d_o, "d_h": d_h, "d_z": d_z, "d_W2": d_W2, "d_W1": d_W1}
    return {"d_L": 1.0, "d_s": 1.0, "d_b1": d_z, **grads}
