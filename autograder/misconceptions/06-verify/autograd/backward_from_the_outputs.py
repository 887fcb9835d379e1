"""The gradients are those of the outputs

Explanation: You started the backward pass at the sum of the outputs, and not at L.

Hint: Call backward() on L, or give L to torch.autograd.grad.
"""

import torch


def start(o, y):
    return torch.sum(o)
