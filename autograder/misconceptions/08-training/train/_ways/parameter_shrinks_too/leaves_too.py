"""In one helper, which the leaves are moved with as well."""


def _moved(param, grad, lr):
    return lr * (param - grad)


def sgd_step(params, grads, lr):
    return [_moved(param, grad, lr) for param, grad in zip(params, grads, strict=True)]


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        for leaf in params:
            leaf.grad = 0.0
        root = loss(params)
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data = _moved(leaf.data, leaf.grad, lr)
    return losses
