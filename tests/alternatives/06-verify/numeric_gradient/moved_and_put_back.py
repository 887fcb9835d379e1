import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    x = np.array(x, dtype=np.float64)
    result = np.zeros_like(x)
    it = np.nditer(x, flags=["multi_index"])
    while not it.finished:
        i = it.multi_index
        old = x[i]
        x[i] = old + eps
        high = f(x)
        x[i] = old - eps
        low = f(x)
        x[i] = old
        result[i] = (high - low) / eps / 2
        it.iternext()
    return result


def relative_error(got, want):
    got, want = np.ravel(got), np.ravel(want)
    biggest, gap = 0.0, 0.0
    for one, other in zip(got, want, strict=True):
        biggest = max(biggest, abs(one), abs(other))
        gap = max(gap, abs(one - other))
    if biggest == 0:
        return 0.0
    return gap / biggest
