"""With Values the learning rate is left out

Explanation: You took the whole .grad away from .data.

Hint: leaf.data -= lr * leaf.grad.
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        for leaf in params:
            leaf.grad = 0.0
        root = loss(params)
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data -= leaf.grad
    return losses
