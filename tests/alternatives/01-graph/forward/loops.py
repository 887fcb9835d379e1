"""Plain loops over numbers, lists in the cache."""


def tiny_forward(a, b, c):
    d = a + b
    e = d * c
    return [d, e]


def product(matrix, vector):
    return [sum(float(w) * v for w, v in zip(row, vector, strict=True)) for row in matrix]


def mlp_forward(x, W1, W2, y, lam):
    z = product(W1, x)
    h = [value if value > 0 else 0.0 for value in z]
    o = product(W2, h)
    L = sum((one - other) ** 2 for one, other in zip(o, y, strict=True)) / 2
    s = sum(w * w for matrix in (W1, W2) for row in matrix for w in row) * lam / 2
    return L + s, {"z": z, "h": h, "o": o, "L": L, "s": s}
