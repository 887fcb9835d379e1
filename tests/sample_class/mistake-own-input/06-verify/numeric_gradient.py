import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    x = np.array(x, dtype=float)
    grad = np.zeros(x.shape)
    base = f(x)
    for idx in np.ndindex(x.shape):
        x[idx] += eps
        grad[idx] = (f(x) - base) / eps
        x[idx] -= eps
    return grad


def relative_error(got, want):
    return float(np.max(np.abs(np.subtract(got, want))))
