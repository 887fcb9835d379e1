"""Gradients are cleared once, before the loop

Explanation: Before the first step .grad is 0; in the second it still holds what the first
backward() added.

Hint: Clear inside the loop, before each backward().
"""


def train_accumulating(params, loss, lr, steps):
    for leaf in params:
        leaf.grad = 0.0
    losses = []
    for _ in range(steps):
        root = loss(params)
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data -= lr * leaf.grad
    return losses
