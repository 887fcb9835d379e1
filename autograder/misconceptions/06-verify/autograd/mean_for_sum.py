"""The loss is a mean

Explanation: torch.mean divides by the number of outputs. With one output nothing shows, with two
everything is half as large.

Hint: L is half the sum.
"""

import torch


def loss(o, y):
    return 0.5 * torch.mean((o - y) ** 2)
