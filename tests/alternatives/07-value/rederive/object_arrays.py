"""NumPy arrays of nodes, so that the forward pass is written with @."""

import numpy as np


def _nodes(Value, numbers):
    numbers = np.array(numbers, dtype=float)
    nodes = np.empty(numbers.shape, dtype=object)
    for index in np.ndindex(*numbers.shape):
        nodes[index] = Value(float(numbers[index]))
    return nodes


def _gradients(nodes):
    return np.array([node.grad for node in nodes.flat], dtype=float).reshape(nodes.shape)


def neuron(Value, x1, w1, x2, w2, b):
    x, w = _nodes(Value, [x1, x2]), _nodes(Value, [w1, w2])
    bias = Value(b)
    o = (x @ w + bias).tanh()
    o.backward()
    d_x, d_w = _gradients(x), _gradients(w)
    gradients = {"d_x1": d_x[0], "d_w1": d_w[0], "d_x2": d_x[1], "d_w2": d_w[1], "d_b": bias.grad}
    return gradients | {"o": o.data}


def mlp(Value, x, W1, W2, y):
    W1, W2 = _nodes(Value, W1), _nodes(Value, W2)
    z = W1 @ _nodes(Value, x)
    h = np.array([unit.relu() for unit in z], dtype=object)
    error = W2 @ h + _nodes(Value, [-float(target) for target in y])
    L = (error @ error) * 0.5
    L.backward()
    names = {"d_W2": W2, "d_h": h, "d_z": z, "d_W1": W1}
    return {"L": L.data} | {name: _gradients(nodes) for name, nodes in names.items()}
