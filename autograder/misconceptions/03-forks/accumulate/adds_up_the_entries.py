"""The entries within a contribution are added up as well

Explanation: One number came back. Contributions are added entry by entry: the gradient of x has
the shape of x.

Hint: np.sum(list) adds up everything, np.sum(list, axis=0) adds the arrays to each other.
"""

import numpy as np


def accumulate(contributions):
    return np.sum(contributions)
