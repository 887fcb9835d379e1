"""The sigmoid is applied to its own output

Explanation: The argument is already the sigmoid's output. Applying it once more would be right if
the input were handed over.

Hint: With out = 0.5 the slope is 0.5 * 0.5 = 0.25. No exponential is needed in the backward pass.
"""

import numpy as np


def sigmoid_backward(d_out, out):
    again = 1.0 / (1.0 + np.exp(-out))
    return d_out * again * (1.0 - again)
