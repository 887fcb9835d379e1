import torch


def add_backward(d_out, a, b):
    return torch.tensor(d_out).item(), d_out
