import torch


def autograd_gradients(x, W1, W2, y):
    x, y = (torch.as_tensor(each, dtype=torch.float64) for each in (x, y))
    W1 = torch.tensor(W1, dtype=torch.float64, requires_grad=True)
    W2 = torch.tensor(W2, dtype=torch.float64, requires_grad=True)
    z = W1.mv(x)
    h = torch.where(z > 0, z, 0.0)
    for node in (z, h):
        node.retain_grad()
    L = 0.5 * (W2.mv(h) - y).pow(2).sum()
    L.backward()
    answer = {"d_W2": W2, "d_h": h, "d_z": z, "d_W1": W1}
    return {"L": L.detach().numpy()} | {key: each.grad.numpy() for key, each in answer.items()}
