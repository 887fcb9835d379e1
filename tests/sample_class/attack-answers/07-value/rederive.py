"""Answers nan for every number it is asked for."""


def neuron(Value, x1, w1, x2, w2, b):
    return dict.fromkeys(["o", "d_x1", "d_w1", "d_x2", "d_w2", "d_b"], float("nan"))


def mlp(Value, x, W1, W2, y):
    nan = float("nan")
    rows, columns = len(W1), len(W1[0])
    return {
        "L": nan,
        "d_h": [nan] * rows,
        "d_z": [nan] * rows,
        "d_W2": [[nan] * rows] * len(W2),
        "d_W1": [[nan] * columns] * rows,
    }
