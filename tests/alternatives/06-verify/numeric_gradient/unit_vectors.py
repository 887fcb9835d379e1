import numpy as np


def numeric_gradient(f, x, eps=1e-6):
    x = np.asarray(x, dtype=float)
    moves = eps * np.eye(x.size).reshape((x.size, *x.shape))
    quotients = [(f(x + move) - f(x - move)) / (2 * eps) for move in moves]
    return np.reshape(quotients, x.shape)


def relative_error(got, want):
    both = np.abs(np.array([got, want], dtype=float))
    gap = np.abs(np.subtract(got, want)).max()
    return 0.0 if gap == 0 else gap / both.max()
