"""The half in the loss is missing

Explanation: L is half the sum of squares. Without the half L and all gradients are twice as large.

Hint: Multiply the sum of squares by 0.5.
"""

import torch


def loss(o, y):
    return torch.sum((o - y) ** 2)
