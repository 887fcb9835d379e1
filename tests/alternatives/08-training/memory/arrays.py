"""NumPy on the list of sizes."""

import numpy as np


def training_values(sizes, batch):
    s = np.array(sizes)
    return np.sum(batch * s) + np.sum(batch * s[1:-1])


def prediction_values(sizes, batch):
    s = np.array(sizes, dtype=float)
    return np.max(s[:-1] + s[1:]) * batch


def must_keep(rule):
    if rule == "relu":
        return "mask"
    for answer, rules in {"nothing": "add subtract bias", "output": "tanh sigmoid exp"}.items():
        if rule in rules.split():
            return answer
    return "inputs"
