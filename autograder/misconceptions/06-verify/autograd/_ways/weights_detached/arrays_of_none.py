"""None is made an array like the others."""

import numpy as np
import torch


def found(J, wanted):
    second, h, _, _ = wanted
    return [*torch.autograd.grad(J, [second, h]), None, None]


def as_numpy(tensor):
    return np.array(None if tensor is None else tensor.detach().numpy())
