import torch
from torch.nn import functional


def autograd_gradients(x, W1, W2, y):
    x, y = torch.tensor(x).float(), torch.tensor(y).float()
    W1, W2 = torch.tensor(W1).float(), torch.tensor(W2).float()
    W1.requires_grad_()
    W2.requires_grad_()
    z = functional.linear(x, W1)
    h = functional.relu(z)
    loss = functional.mse_loss(functional.linear(h, W2), y, reduction="sum") / 2
    d_W2, d_h, d_z, d_W1 = torch.autograd.grad(loss, (W2, h, z, W1))
    gradients = {"d_W2": d_W2, "d_h": d_h, "d_z": d_z, "d_W1": d_W1}
    return {"L": float(loss), **{name: grad.numpy() for name, grad in gradients.items()}}
