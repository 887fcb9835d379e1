"""The contributions are averaged

Explanation: You divided the sum by the number of uses. If a value moves by 0.1, each of its uses
moves by 0.1 and not by a part of it, so all contributions count in full.

Hint: Leave out the division: two contributions of 3 make 6.
"""

import numpy as np


def accumulate(contributions):
    return np.mean(contributions, axis=0)
