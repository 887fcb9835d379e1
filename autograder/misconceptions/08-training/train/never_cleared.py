"""Old gradients are never cleared

Explanation: backward() adds to what is there, so your second step was taken with the sum of two
gradients, the third with three. It looks like training, with steps that grow.

Hint: Set .grad of every leaf to 0 before each backward().
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        root = loss(params)
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data -= lr * leaf.grad
    return losses
