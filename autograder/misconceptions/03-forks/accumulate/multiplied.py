"""The contributions are multiplied

Explanation: Along one way the local gradients are multiplied. Different ways are added: that is
where the sum in the chain rule comes from.

Hint: Add the contributions. With 2 and 3 the answer is 5.
"""

import numpy as np


def accumulate(contributions):
    return np.prod(contributions, axis=0)
