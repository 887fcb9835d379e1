"""The second layer is cut off the first

Explanation: detach() takes a tensor out of the graph. h was detached, so nothing comes back to z
and W1.

Hint: Detach only what you return, after the backward pass.
"""

import torch


def found(J, wanted):
    second, h, z, first = wanted
    found = list(torch.autograd.grad(J, [second, h]))
    return [*found, torch.zeros_like(z), torch.zeros_like(first)]
