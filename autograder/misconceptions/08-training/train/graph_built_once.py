"""The graph is built once

Explanation: You called loss once and then backward() on the same root again and again. Its numbers
and its local gradients are those of the first forward pass.

Hint: Call loss(params) in every step: it builds a new graph from what the leaves hold now.
"""


def train_accumulating(params, loss, lr, steps):
    losses, root = [], loss(params)
    for _ in range(steps):
        for leaf in params:
            leaf.grad = 0.0
        root.backward()
        losses.append(root.data)
        for leaf in params:
            leaf.data -= lr * leaf.grad
    return losses
