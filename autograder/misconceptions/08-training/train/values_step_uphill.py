"""With Values the step goes uphill

Explanation: You added lr times .grad to .data. The gradient points to where the loss grows.

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
            leaf.data += lr * leaf.grad
    return losses
