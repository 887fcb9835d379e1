# Prints a lot, and is right.
import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    x = np.array(x, float)
    g = np.zeros(x.shape)
    for i in np.ndindex(x.shape):
        hi, lo = x.copy(), x.copy()
        hi[i], lo[i] = x[i] + eps, x[i] - eps
        print(i, f(hi), f(lo))
        g[i] = (f(hi) - f(lo)) / (2 * eps)
    return g


def relative_error(got, want):
    top = max(np.abs(got).max(), np.abs(want).max())
    print("top", top)
    return float(np.abs(got - np.array(want)).max() / top) if top else 0.0
