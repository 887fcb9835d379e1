import random

random.seed(0)


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
    W1 = [[Value(w) for w in row] for row in W1]
    W2 = [[Value(w) for w in row] for row in W2]
    z = []
    for row in W1:
        total = Value(0.0)
        for w, xj in zip(row, x):
            total = total + w * xj
        z.append(total)
    h = [zi.relu() for zi in z]
    L = Value(0.0)
    for row, yk in zip(W2, y):
        o = Value(0.0)
        for w, hi in zip(row, h):
            o = o + w * hi
        error = o + (-yk)
        L = L + 0.5 * error * error
    L.backward()
    return {
        "L": L.data,
        "d_W2": [[w.grad for w in row] for row in W2],
        "d_h": [hi.grad for hi in h],
        "d_z": [zi.grad for zi in z],
        "d_W1": [[w.grad for w in row] for row in W1],
    }
