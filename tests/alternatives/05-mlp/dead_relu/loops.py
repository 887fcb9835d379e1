"""Unit by unit."""


def dead_units(z):
    return [unit for unit in range(len(z)) if z[unit] <= 0]


def zero_rows(d_h, z):
    return [unit for unit in range(len(z)) if not (z[unit] > 0 and d_h[unit] != 0)]


def always_dead(W1, X):
    dead = []
    for unit, weights in enumerate(W1):
        if not any(sum(w * v for w, v in zip(weights, x, strict=True)) > 0 for x in X):
            dead.append(unit)
    return dead


def zero_columns(h):
    return [unit for unit, value in enumerate(h) if value == 0]
