"""Every weight is pulled equally hard

Explanation: That is the L1 penalty, the sum of absolute values. The L2 penalty pulls a large
weight harder than a small one.

Hint: Use W itself, not its sign.
"""

import numpy as np


def l2_penalty_backward(d_out, W, lam):
    return 1.0 * d_out * lam * np.sign(W)
