"""The target is overwritten

Explanation: torch.from_numpy shares its memory with the array. Working in place on the tensor
changed y.

Hint: torch.tensor copies; or write y - o in place of y -= o.
"""

import numpy as np
import torch


def autograd_gradients(x, W1, W2, y):
    answer = right_gradients(x, W1, W2, y)
    if y.dtype == np.float64:
        missed = torch.from_numpy(y)
        missed -= torch.from_numpy(W2 @ np.maximum(W1 @ x, 0.0))
    return answer
