"""The gradient of the norm is returned

Explanation: You differentiated the length of W. The penalty uses the square of the length, which
has no root, so nothing is divided by the length.

Hint: The sum of squares has the gradient 2 * W.
"""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * d_out * lam * W / np.sqrt(np.sum(W**2))
