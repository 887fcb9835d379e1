"""The gate leaks

Explanation: A leaky ReLU lets a part of negative values through. The network has a plain one.

Hint: torch.relu.
"""

import torch


def gate(z):
    return torch.nn.functional.leaky_relu(z)
