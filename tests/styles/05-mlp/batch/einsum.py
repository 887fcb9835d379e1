"""einsum for every product, with the letters of the shapes: n examples, q outputs, h units."""

import numpy as np

PRODUCTS = {"d_H": "nq,qh->nh", "d_W2": "nq,nh->qh", "d_W1": "nh,nd->hd"}


def passed(X, W1, W2, Y, lam, cache, products=(), **other):
    """The pass, with other letters, arrays or parts in place of the usual ones."""
    letters = {**PRODUCTS, **dict(products)}
    Z, H, out = (cache[name] for name in "ZHO")
    d_O = other["d_O"](out, Y) if "d_O" in other else np.add(out, -Y)
    d_H = np.einsum(letters["d_H"], d_O, W2)
    d_Z = other["d_Z"](d_H, Z) if "d_Z" in other else np.where(Z > 0, d_H, 0)
    gather = other.get("gather", np.einsum)
    shares = {
        "d_W2": (gather(letters["d_W2"], d_O, Z if "Z" in other else H), W2),
        "d_W1": (gather(letters["d_W1"], d_H if "ungated" in other else d_Z, X), W1),
    }
    put_together = other.get("put_together", lambda data, W, lam, n: np.add(data, np.dot(W, lam)))
    weights = {name: put_together(*both, lam, len(X)) for name, both in shares.items()}
    return {"d_O": d_O, "d_H": d_H, "d_Z": d_Z} | weights


def changes_the_outputs(*given):
    return passed(*given, d_O=lambda out, Y: np.subtract(out, Y, out=out))


def error_before_the_gates(*given):
    return passed(*given, ungated=True)


def factor_two(*given):
    return passed(*given, d_O=lambda out, Y: np.multiply(2, out) - np.multiply(2, Y))


def gate_dropped(*given):
    return passed(*given, d_Z=lambda d_H, Z: np.copy(d_H))


def gate_on_the_gradient(*given):
    return passed(*given, d_Z=lambda d_H, Z: np.maximum(d_H, 0))


def gate_open_at_zero(*given):
    return passed(*given, d_Z=lambda d_H, Z: np.where(Z < 0, 0, d_H))


def gates_of_any_example(*given):
    return passed(
        *given, d_Z=lambda d_H, Z: np.einsum("nh,h->nh", d_H, np.heaviside(Z.max(axis=0), 0))
    )


def gates_of_the_first_example(*given):
    return passed(*given, d_Z=lambda d_H, Z: np.einsum("nh,h->nh", d_H, np.heaviside(Z[0], 0)))


def last_example_only(*given):
    def gather(_, d_out, inputs):
        for place in range(len(inputs)):
            share = np.einsum("i,j->ij", d_out[place], inputs[place])
        return share

    return passed(*given, gather=gather)


def mean_for_sum(*given):
    return passed(*given, d_O=lambda out, Y: np.divide(out - Y, Y.shape[0]))


def penalty_doubled(*given):
    return passed(*given, put_together=lambda data, W, lam, n: data + (W + W) * lam)


def penalty_halved(*given):
    return passed(*given, put_together=lambda data, W, lam, n: data + W * (lam * 0.5))


def penalty_missing(*given):
    return passed(*given, put_together=lambda data, W, lam, n: data)


def penalty_per_example(*given):
    return passed(
        *given,
        put_together=lambda data, W, lam, n: data + lam * np.einsum("n,ij->ij", np.ones(n), W),
    )


def penalty_subtracted(*given):
    return passed(*given, put_together=lambda data, W, lam, n: np.subtract(data, lam * W))


def rounds_like_the_weights(*given):
    return passed(
        *given, put_together=lambda data, W, lam, n: np.add(data, lam * W).astype(W.dtype)
    )


def sign_turned(*given):
    return passed(*given, d_O=lambda out, Y: np.add(Y, -out))


def target_ignored(*given):
    return passed(*given, d_O=lambda out, Y: np.copy(out))


def transpose_too_many(*given):
    return passed(*given, {"d_H": "nq,hq->nh"})


def weights_averaged(*given):
    return passed(*given, put_together=lambda data, W, lam, n: data / n + lam * W)


def weights_transposed(*given):
    return passed(*given, {"d_W2": "nq,nh->hq", "d_W1": "nh,nd->dh"})


def z_for_h(*given):
    return passed(*given, Z=True)
