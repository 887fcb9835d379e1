"""Gradients are cleared only behind each step

Explanation: Your loop leaves .grad at 0 each time, but at its start .grad may hold something from
before, and your first step takes that along.

Hint: Clear before each backward(), not behind the step.
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        root = loss(params)
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data -= lr * leaf.grad
            leaf.grad = 0.0
    return losses
