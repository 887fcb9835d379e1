"""The two functions in parts, so that an override beside this file bends one part only."""


def neuron(Value, x1, w1, x2, w2, b):
    leaves = [Value(number) for number in (x1, w1, x2, w2, b)]
    o = neuron_output(*leaves)
    o.backward()
    d_x1, d_w1, d_x2, d_w2, d_b = (leaf.grad for leaf in leaves)
    gradients = {"d_x1": d_x1, "d_w1": d_w1, "d_x2": d_x2, "d_w2": d_w2, "d_b": d_b}
    return {"o": o.data, **gradients}


def neuron_output(x1, w1, x2, w2, b):
    return (x1 * w1 + x2 * w2 + b).tanh()


def mlp(Value, x, W1, W2, y):
    W1 = [[Value(weight) for weight in row] for row in W1]
    W2 = [[Value(weight) for weight in row] for row in W2]
    z = layer(W1, x)
    h = hidden(z)
    L = loss(layer(W2, h), y)
    L.backward()
    return answers(Value, L, W1, W2, z, h)


def layer(W, inputs):
    return [sum(w * value for w, value in zip(row, inputs, strict=True)) for row in W]


def hidden(z):
    return [unit.relu() for unit in z]


def loss(o, y):
    errors = [out + -target for out, target in zip(o, y, strict=True)]
    return 0.5 * sum(error * error for error in errors)


def answers(Value, L, W1, W2, z, h):
    return {
        "L": L.data,
        "d_W2": gradients(W2),
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in z],
        "d_W1": gradients(W1),
    }


def gradients(W):
    return [[weight.grad for weight in row] for row in W]
