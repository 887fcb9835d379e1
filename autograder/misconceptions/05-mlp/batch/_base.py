"""The pass in parts, so that an override beside this file bends one part only."""


def errors(out, Y):
    return 1.0 * (out - Y)


def to_hidden(d_O, W2):
    return 1.0 * d_O @ W2


def at_the_gates(d_H, Z):
    return d_H * (Z > 0)


def gathered(d_out, inputs):
    return 1.0 * d_out.T @ inputs


def pull(W, lam, n):
    return 1.0 * lam * W


def second(d_O, Z, H, W2, lam):
    return gathered(d_O, H) + pull(W2, lam, len(H))


def first(d_H, d_Z, X, W1, lam):
    return gathered(d_Z, X) + pull(W1, lam, len(X))


def batch_backward(X, W1, W2, Y, lam, cache):
    d_O = errors(cache["O"], Y)
    d_H = to_hidden(d_O, W2)
    d_Z = at_the_gates(d_H, cache["Z"])
    d_W2 = second(d_O, cache["Z"], cache["H"], W2, lam)
    d_W1 = first(d_H, d_Z, X, W1, lam)
    return {"d_O": d_O, "d_H": d_H, "d_Z": d_Z, "d_W2": d_W2, "d_W1": d_W1}
