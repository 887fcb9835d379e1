import numpy as np
from numeric_gradient import numeric_gradient


def find_faulty(forward, candidates, inputs):
    bad = []
    for name, backward in candidates.items():
        if any(not check(forward, backward, point) for point in inputs):
            bad.append(name)
    return bad


def check(forward, backward, point):
    d_out = np.ones(np.shape(forward(*point)))
    try:
        grads = backward(d_out, *point)
    except Exception:
        return False
    if len(point) == 1:
        grads = (grads,)
    for i in range(len(point)):
        def f(v):
            args = list(point)
            args[i] = v
            return np.sum(d_out * forward(*args))

        want = numeric_gradient(f, point[i])
        if np.shape(grads[i]) != np.shape(want):
            return False
        if np.max(np.abs(grads[i] - want)) > 1e-3 * np.max(np.abs(want)):
            return False
    return True
