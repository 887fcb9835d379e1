import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    if np.ndim(x) == 0:
        return float((f(x + eps) - f(x - eps)) / (2 * eps))
    flat = np.array(x, dtype=float).reshape(-1)

    def at(i, step):
        moved = flat.copy()
        moved[i] += step
        return f(moved.reshape(np.shape(x)))

    slopes = [at(i, eps) - at(i, -eps) for i in range(flat.size)]
    return np.array(slopes).reshape(np.shape(x)) / (2 * eps)


def relative_error(got, want):
    scale = max(np.max(np.abs(got)), np.max(np.abs(want)))
    return np.max(np.abs(np.asarray(got) - np.asarray(want))) / (scale or 1.0)
