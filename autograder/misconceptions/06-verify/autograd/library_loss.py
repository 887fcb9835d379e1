"""The loss of the library is another one

Explanation: torch.nn.functional.mse_loss is the mean of the squares, without a half. The course
takes half of their sum.

Hint: Write the loss out, or pass reduction="sum" and halve the result.
"""

import torch


def loss(o, y):
    return torch.nn.functional.mse_loss(o, y)
