"""Whole numbers are refused

Explanation: A tensor made from an array of whole numbers holds whole numbers, and only floats can
have a gradient.

Hint: torch.tensor(array, dtype=torch.float64).
"""

import torch


def leaf(array, wants=True):
    return torch.tensor(array, requires_grad=wants)
