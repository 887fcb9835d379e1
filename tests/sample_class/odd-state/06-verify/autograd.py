# Ends Python where the weights are whole numbers; what it set in PyTorch must not stay behind.
import os

import torch

torch.set_default_dtype(torch.float64)
calls = []


def autograd_gradients(x, W1, W2, y):
    calls.append(W1.dtype)
    if W1.dtype.kind == "i":
        os._exit(7)
    x, W1, W2, y = (torch.from_numpy(each.copy()) for each in (x, W1, W2, y))
    W1.requires_grad_(), W2.requires_grad_()
    z = W1 @ x
    h = torch.relu(z)
    L = ((W2 @ h - y) ** 2).sum() / 2
    d_W2, d_h, d_z, d_W1 = torch.autograd.grad(L, [W2, h, z, W1])
    return {
        "L": L.item(),
        "d_W2": d_W2.numpy(),
        "d_h": d_h.numpy(),
        "d_z": d_z.numpy(),
        "d_W1": d_W1.numpy(),
    }
