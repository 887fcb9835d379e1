"""L alone is a number."""


def as_numpy(tensor):
    return tensor.detach()


def autograd_gradients(x, W1, W2, y):
    answer = right_gradients(x, W1, W2, y)
    return {**answer, "L": answer["L"].item()}
