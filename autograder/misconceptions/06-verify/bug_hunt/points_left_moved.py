"""The points are changed

Explanation: You nudged the given arrays themselves and did not put them back.

Hint: Copy an input before you move an entry of it.
"""

import numpy as np


def trials_of(forward, inputs, numbers):
    trials = [(point, chosen(np.shape(forward(*point)), numbers)) for point in inputs]
    for point in inputs:
        for each in point:
            if isinstance(each, np.ndarray):
                each += 1e-3
    return trials
