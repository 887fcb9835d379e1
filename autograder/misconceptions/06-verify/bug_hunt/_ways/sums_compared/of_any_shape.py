"""The shape is lost in the sum as well."""

import numpy as np


def fits(got, want):
    return bool(abs(np.sum(got) - np.sum(want)) <= 1e-4 * np.max(np.abs(want)))
