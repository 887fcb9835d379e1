"""A difference so large that small gradients pass, and no rounding of large ones counts."""

import numpy as np


def is_near(got, want):
    return bool(np.all(np.abs(got - want) <= 1e-3))
