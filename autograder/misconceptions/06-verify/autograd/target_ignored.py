"""The target is ignored

Explanation: The loss is half the sum of squares of o - y. Yours has no y in it, and in the worked
example y is 0.

Hint: Subtract y.
"""

import torch


def loss(o, y):
    return 0.5 * torch.sum(o**2)
