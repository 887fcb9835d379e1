"""Where nothing comes back there is None."""

import torch


def found(J, wanted):
    second, h, _, _ = wanted
    return [*torch.autograd.grad(J, [second, h]), None, None]


def as_numpy(tensor):
    return None if tensor is None else tensor.detach().numpy()
