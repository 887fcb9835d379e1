"""The gradients are read before backward()

Explanation: All gradients are 0, which is what a fresh Value holds. They were read before
backward() had filled them in, or it was never called.

Hint: First the whole forward pass, then one backward() on the last node, then read .grad.
"""


def neuron(Value, x1, w1, x2, w2, b):
    leaves = [Value(number) for number in (x1, w1, x2, w2, b)]
    o = neuron_output(*leaves)
    d_x1, d_w1, d_x2, d_w2, d_b = (leaf.grad for leaf in leaves)
    gradients = {"d_x1": d_x1, "d_w1": d_w1, "d_x2": d_x2, "d_w2": d_w2, "d_b": d_b}
    return {"o": o.data, **gradients}


def mlp(Value, x, W1, W2, y):
    W1 = [[Value(weight) for weight in row] for row in W1]
    W2 = [[Value(weight) for weight in row] for row in W2]
    z = layer(W1, x)
    h = hidden(z)
    L = loss(layer(W2, h), y)
    return answers(Value, L, W1, W2, z, h)
