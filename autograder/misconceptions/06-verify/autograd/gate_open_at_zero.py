"""The gate is open at exactly 0

Explanation: Where z is 0 your gate passes the gradient on. clamp(min=0) does so in PyTorch: it has
the values of relu, and the slope 1 at 0.

Hint: torch.relu(z) has the slope 0 there, as in this course.
"""

import torch


def gate(z):
    return torch.clamp(z, min=0.0)
