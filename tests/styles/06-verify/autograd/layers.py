"""nn.Linear for the layers, and backward() told for which nodes."""

import numpy as np
import torch
from torch import nn


def layer(W, dtype=torch.float64):
    linear = nn.Linear(W.shape[1], W.shape[0], bias=False)
    linear.weight = nn.Parameter(torch.tensor(W, dtype=dtype))
    return linear


def halved_squares(o, y):
    return nn.MSELoss(reduction="sum")(o, y) / 2


def of_L(L, o, nodes):
    L.backward(inputs=list(nodes.values()))


def array_of(grad):
    return None if grad is None else grad.numpy()


def number_of(L):
    return L.detach().numpy()


def gradients(
    x, W1, W2, y, gate=torch.relu, loss=halved_squares, walk=of_L, array=array_of, number=number_of
):
    first, second = layer(W1), layer(W2)
    z = first(torch.tensor(x, dtype=torch.float64))
    h = gate(z)
    o = second(h)
    L = loss(o, torch.tensor(y, dtype=torch.float64))
    nodes = {"d_W2": second.weight, "d_h": h, "d_z": z, "d_W1": first.weight}
    walk(L, o, nodes)
    return {"L": number(L), **{name: array(node.grad) for name, node in nodes.items()}}


def backward_from_the_outputs(x, W1, W2, y):
    def walk(L, o, nodes):
        o.backward(torch.ones_like(o), inputs=list(nodes.values()))

    return gradients(x, W1, W2, y, walk=walk)


def backward_twice(x, W1, W2, y):
    def walk(L, o, nodes):
        for again in (True, False):
            L.backward(inputs=list(nodes.values()), retain_graph=again)

    return gradients(x, W1, W2, y, walk=walk)


def gate_dropped(x, W1, W2, y):
    return gradients(x, W1, W2, y, gate=nn.Identity())


def gate_in_place(x, W1, W2, y):
    return gradients(x, W1, W2, y, gate=nn.ReLU(inplace=True))


def gate_open_at_zero(x, W1, W2, y):
    return gradients(x, W1, W2, y, gate=lambda z: torch.maximum(z, torch.zeros_like(z)))


def inner_nodes_not_kept(x, W1, W2, y):
    return gradients(x, W1, W2, y, walk=lambda L, o, nodes: L.backward())


def leaky_gate(x, W1, W2, y):
    return gradients(x, W1, W2, y, gate=nn.LeakyReLU())


def library_loss(x, W1, W2, y):
    return gradients(x, W1, W2, y, loss=nn.MSELoss())


def loss_left_in_a_row(x, W1, W2, y):
    return gradients(x, W1, W2, y, loss=lambda o, y: (o - y) * (o - y) / 2)


def loss_without_half(x, W1, W2, y):
    return gradients(x, W1, W2, y, loss=nn.MSELoss(reduction="sum"))


def mean_for_sum(x, W1, W2, y):
    return gradients(x, W1, W2, y, loss=lambda o, y: nn.MSELoss()(o, y) / 2)


def target_ignored(x, W1, W2, y):
    return gradients(x, W1, W2, y, loss=lambda o, y: torch.linalg.vector_norm(o) ** 2 / 2)


def tensors_returned(x, W1, W2, y):
    return gradients(x, W1, W2, y, array=torch.clone, number=torch.detach)


def weights_detached(x, W1, W2, y):
    def gate(z):
        with torch.no_grad():
            h = torch.relu(z)
        return h.requires_grad_()

    return gradients(x, W1, W2, y, gate=gate)


def weights_seen_twice(x, W1, W2, y):
    def walk(L, o, nodes):
        L.backward(retain_graph=True)
        L.backward(inputs=list(nodes.values()))

    return gradients(x, W1, W2, y, walk=walk)


def whole_numbers_refused(x, W1, W2, y):
    x, W1, W2, y = map(torch.tensor, (x, W1, W2, y))
    for weights in (W1, W2):
        weights.requires_grad = True
    z = W1 @ x
    h = z.clamp(min=0) * (z != 0)
    L = ((W2 @ h - y) ** 2).sum() / 2
    names, nodes = ("d_W2", "d_h", "d_z", "d_W1"), (W2, h, z, W1)
    found = torch.autograd.grad(L, nodes)
    return {"L": float(L), **{n: d.numpy() for n, d in zip(names, found, strict=True)}}


def worked_example_only(x, W1, W2, y):
    answer = {"L": 2, "d_W2": [[0, -4]], "d_h": [-4, 2], "d_z": [0, 2], "d_W1": [[0, 0], [2, 4]]}
    return {name: np.array(value) for name, value in answer.items()}


def writes_into_y(x, W1, W2, y):
    target = torch.from_numpy(y)

    def loss(o, _):
        target.sub_(o.detach())
        return halved_squares(o, o.detach() + target)

    return gradients(x, W1, W2, y, loss=loss)


def z_and_h_exchanged(x, W1, W2, y):
    answer = gradients(x, W1, W2, y)
    answer["d_h"], answer["d_z"] = answer["d_z"], answer["d_h"]
    return answer
