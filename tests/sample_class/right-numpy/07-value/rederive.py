import numpy as np


def wrap(Value, numbers):
    numbers = np.asarray(numbers, dtype=object)
    return np.vectorize(Value, otypes=[object])(numbers)


def grads(values):
    return np.vectorize(lambda value: value.grad, otypes=[float])(values)


def neuron(Value, x1, w1, x2, w2, b):
    x, w, b = wrap(Value, [x1, x2]), wrap(Value, [w1, w2]), Value(b)
    out = (x[0] * w[0] + x[1] * w[1] + b).tanh()
    out.backward()
    (d_x1, d_x2), (d_w1, d_w2) = grads(x), grads(w)
    return {"o": out.data, "d_x1": d_x1, "d_w1": d_w1, "d_x2": d_x2, "d_w2": d_w2, "d_b": b.grad}


def mlp(Value, x, W1, W2, y):
    W1, W2 = wrap(Value, W1), wrap(Value, W2)
    z = W1 @ np.array(x, dtype=object)
    h = np.array([unit.relu() for unit in z], dtype=object)
    errors = W2 @ h + wrap(Value, -np.array(y))
    loss = 0.5 * (errors @ errors)
    loss.backward()
    named = {"d_W2": W2, "d_h": h, "d_z": z, "d_W1": W1}
    return {"L": loss.data} | {key: grads(values) for key, values in named.items()}
