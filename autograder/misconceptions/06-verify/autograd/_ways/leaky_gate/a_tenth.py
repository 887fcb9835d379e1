"""A tenth of negative values gets through."""

import torch


def gate(z):
    return torch.nn.functional.leaky_relu(z, 0.1)
