"""The total has the type of the first contribution

Explanation: The total was made to look like the first contribution. Where that one holds whole
numbers the total can hold nothing else: 7.5 becomes 7, or NumPy refuses to add it.

Hint: np.zeros(shape) is an array of floats, np.zeros_like(first) is one only if the first is.
"""

import numpy as np


def accumulate(contributions):
    total = np.zeros_like(contributions[0])
    for contribution in contributions:
        total[...] = total + contribution
    return total
