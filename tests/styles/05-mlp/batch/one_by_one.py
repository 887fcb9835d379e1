"""A loop over the examples, the pass of one example for each, and sums that grow."""

import numpy as np


def each_by_itself(X, W1, W2, Y, lam, cache, **other):
    """The pass, with other steps in place of the usual ones."""
    steps = {**STEPS, **other}
    n = len(X)
    got = {"d_O": [], "d_H": [], "d_Z": []}
    d_W2, d_W1 = steps["start"](W2), steps["start"](W1)
    for i in range(n):
        x, z, h = X[i], cache["Z"][i], cache["H"][i]
        d_o = steps["error"](cache["O"][i], Y[i], n)
        d_h = steps["back"](W2, d_o)
        d_z = steps["through"](d_h, z, cache["Z"])
        for name, row in (("d_O", d_o), ("d_H", d_h), ("d_Z", d_z)):
            got[name].append(row)
        d_W2 = steps["gather"](d_W2, steps["layer"](d_o, steps["into_second"](h, z)), n)
        d_W1 = steps["gather"](d_W1, steps["layer"](steps["into_first"](d_h, d_z), x), n)
    d_W2, d_W1 = steps["end"](d_W2, W2, lam, n), steps["end"](d_W1, W1, lam, n)
    return {**{name: np.array(rows) for name, rows in got.items()}, "d_W2": d_W2, "d_W1": d_W1}


def start(W):
    return 0.0


def error(o, y, n):
    return o - y


def back(W2, d_o):
    return W2.T @ d_o


def through(d_h, z, Z):
    return np.array([d if each > 0 else 0.0 for d, each in zip(d_h, z, strict=True)])


def into_second(h, z):
    return h


def into_first(d_h, d_z):
    return d_z


def layer(d_out, inputs):
    return np.outer(d_out, inputs)


def gather(total, share, n):
    return total + share


def end(total, W, lam, n):
    return total + lam * W


STEPS = {
    **{"start": start, "error": error, "back": back, "through": through, "layer": layer},
    **{"into_second": into_second, "into_first": into_first, "gather": gather, "end": end},
}


def changes_the_outputs(*given):
    def error(o, y, n):
        o -= y
        return o

    return each_by_itself(*given, error=error)


def error_before_the_gates(*given):
    return each_by_itself(*given, into_first=lambda d_h, d_z: d_h)


def factor_two(*given):
    return each_by_itself(*given, error=lambda o, y, n: 2 * (o - y))


def gate_dropped(*given):
    return each_by_itself(*given, through=lambda d_h, z, Z: d_h)


def gate_on_the_gradient(*given):
    return each_by_itself(*given, through=lambda d_h, z, Z: through(d_h, d_h, Z))


def gate_open_at_zero(*given):
    return each_by_itself(*given, through=lambda d_h, z, Z: d_h - through(d_h, -z, Z))


def gates_of_any_example(*given):
    return each_by_itself(*given, through=lambda d_h, z, Z: through(d_h, np.max(Z, axis=0), Z))


def gates_of_the_first_example(*given):
    return each_by_itself(*given, through=lambda d_h, z, Z: through(d_h, Z[0], Z))


def last_example_only(*given):
    return each_by_itself(*given, gather=lambda total, share, n: share)


def mean_for_sum(*given):
    return each_by_itself(*given, error=lambda o, y, n: (o - y) / n)


def penalty_doubled(*given):
    return each_by_itself(*given, end=lambda total, W, lam, n: total + 2 * lam * W)


def penalty_halved(*given):
    return each_by_itself(*given, end=lambda total, W, lam, n: total + 0.5 * lam * W)


def penalty_missing(*given):
    return each_by_itself(*given, end=lambda total, W, lam, n: total)


def penalty_per_example(X, W1, W2, Y, lam, cache):
    got = each_by_itself(X, W1, W2, Y, lam, cache, end=lambda total, W, lam, n: total)
    for _ in X:
        got["d_W2"] = got["d_W2"] + lam * W2
        got["d_W1"] = got["d_W1"] + lam * W1
    return got


def penalty_subtracted(*given):
    return each_by_itself(*given, end=lambda total, W, lam, n: total - lam * W)


def rounds_like_the_weights(*given):
    def end(total, W, lam, n):
        d_W = np.empty_like(W)
        for place in np.ndindex(W.shape):
            d_W[place] = total[place] + lam * W[place]
        return d_W

    return each_by_itself(*given, end=end)


def sign_turned(*given):
    return each_by_itself(*given, error=lambda o, y, n: y - o)


def target_ignored(*given):
    return each_by_itself(*given, error=lambda o, y, n: o)


def transpose_too_many(*given):
    return each_by_itself(*given, back=lambda W2, d_o: W2 @ d_o)


def weights_averaged(*given):
    return each_by_itself(*given, gather=lambda total, share, n: total + share / n)


def weights_transposed(*given):
    return each_by_itself(*given, layer=lambda d_out, inputs: np.outer(inputs, d_out))


def z_for_h(*given):
    return each_by_itself(*given, into_second=lambda h, z: z)
