"""None is made an array like the others."""

import numpy as np


def found(J, wanted):
    J.backward()
    return [each.grad if each.is_leaf else None for each in wanted]


def as_numpy(tensor):
    return np.array(None if tensor is None else tensor.detach().numpy())
