"""The pass in steps that can be replaced one by one."""

import torch


def leaf(array, wants=True):
    return torch.tensor(array, dtype=torch.float64, requires_grad=wants)


def gate(z):
    return torch.relu(z)


def loss(o, y):
    return 0.5 * torch.sum((o - y) ** 2)


def start(o, y):
    return loss(o, y)


def found(J, wanted):
    return torch.autograd.grad(J, wanted)


def as_numpy(tensor):
    return tensor.detach().numpy()


def named(L, d_W2, d_h, d_z, d_W1):
    return {"L": L, "d_W2": d_W2, "d_h": d_h, "d_z": d_z, "d_W1": d_W1}


def right_gradients(x, W1, W2, y):
    first, second, target = leaf(W1), leaf(W2), leaf(y, wants=False)
    z = first @ leaf(x, wants=False)
    h = gate(z)
    o = second @ h
    gradients = found(start(o, target), [second, h, z, first])
    return named(as_numpy(loss(o, target)), *map(as_numpy, gradients))


def autograd_gradients(x, W1, W2, y):
    return right_gradients(x, W1, W2, y)
