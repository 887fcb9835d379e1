def neuron(Value, x1, w1, x2, w2, b):
    x1, w1, x2, w2, b = Value(x1), Value(w1), Value(x2), Value(w2), Value(b)
    n = x1 * w1 + x2 * w2 + b
    o = n.tanh()
    o.backward()
    return {
        "o": o.data,
        "d_x1": x1.grad,
        "d_w1": w1.grad,
        "d_x2": x2.grad,
        "d_w2": w2.grad,
        "d_b": b.grad,
    }


def mlp(Value, x, W1, W2, y):
    # TODO
    raise NotImplementedError
