"""Only the first parameter is moved

Explanation: You moved the first array and left the others as they are. Every parameter has a
gradient of its own.

Hint: Go through both lists together, with zip or by index.
"""

import numpy as np


def sgd_step(params, grads, lr):
    return [params[0] - lr * grads[0], *(np.array(p) for p in params[1:])]
