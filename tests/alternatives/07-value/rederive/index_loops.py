"""Index loops and lists that grow."""


def neuron(Value, x1, w1, x2, w2, b):
    x1, w1, x2, w2, b = Value(x1), Value(w1), Value(x2), Value(w2), Value(b)
    x1w1 = x1 * w1
    x2w2 = x2 * w2
    n = x1w1 + x2w2 + b
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
    x = [Value(number) for number in x]
    W1 = [[Value(number) for number in row] for row in W1]
    W2 = [[Value(number) for number in row] for row in W2]
    z = []
    for i in range(len(W1)):
        total = W1[i][0] * x[0]
        for j in range(1, len(x)):
            total = total + W1[i][j] * x[j]
        z.append(total)
    h = [unit.relu() for unit in z]
    L = Value(0)
    for k in range(len(W2)):
        o = Value(0.0)
        for i in range(len(h)):
            o += W2[k][i] * h[i]
        e = o + Value(-1) * y[k]
        L += e * e * 0.5
    L.backward()
    return {
        "L": L.data,
        "d_W2": [[w.grad for w in row] for row in W2],
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in z],
        "d_W1": [[w.grad for w in row] for row in W1],
    }
