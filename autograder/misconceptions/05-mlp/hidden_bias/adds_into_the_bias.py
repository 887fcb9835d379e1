"""The forward pass adds into the bias

Explanation: z is right, but it was made with b1 += W1 @ x: the network's bias now holds z, and
the next example meets another network.

Hint: W1 @ x + b1 makes a new array.
"""

import numpy as np


def before_the_gate(x, W1, b1):
    z = np.asarray(b1, dtype=float)
    z += W1 @ x
    return z
