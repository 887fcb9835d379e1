"""In place, which NumPy refuses for parameters that are whole numbers."""


def sgd_step(params, grads, lr):
    for param, grad in zip(params, grads, strict=True):
        param -= lr * grad
    return params
