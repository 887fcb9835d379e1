import numpy as np
import torch


def autograd_gradients(x, W1, W2, y):
    x, y = torch.tensor(x, dtype=torch.float64), torch.tensor(y, dtype=torch.float64)
    W1 = torch.tensor(W1, dtype=torch.float64, requires_grad=True)
    W2 = torch.tensor(W2, dtype=torch.float64, requires_grad=True)
    z = W1 @ x
    h = torch.clamp(z, min=0)
    z.retain_grad()
    h.retain_grad()
    loss = 0.5 * torch.sum((W2 @ h - y) ** 2)
    loss.backward()
    return {
        "L": loss.item(),
        "d_W2": W2.grad.numpy(),
        "d_h": h.grad.numpy(),
        "d_z": z.grad.numpy(),
        "d_W1": W1.grad.numpy(),
    }
