"""A single L is taken out of its row at the end."""


def loss(o, y):
    return 0.5 * (o - y) ** 2


def autograd_gradients(x, W1, W2, y):
    answer = right_gradients(x, W1, W2, y)
    return {**answer, "L": answer["L"].item()}
