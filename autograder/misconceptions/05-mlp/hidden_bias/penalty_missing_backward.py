"""The penalty's share of the gradients is missing

Explanation: The forward pass adds the penalty to J, so the backward pass adds lam * W to the
gradient of each weight matrix.

Hint: d_W1 and d_W2 have two parts each.
"""

import numpy as np


def weight_gradient(d_out, inputs, W, lam):
    return 1.0 * np.outer(d_out, inputs)
