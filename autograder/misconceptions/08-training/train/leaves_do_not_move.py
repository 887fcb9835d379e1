"""The numbers of the leaves do not move

Explanation: Either the gradients were cleared between backward() and the step, so that nothing was
left to step with, or the new number was given to a name of your own, and the leaf still holds the
old one.

Hint: The order is: clear, loss, backward, step. And the step is leaf.data -= lr * leaf.grad.
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
            number = leaf.data
            number -= lr * leaf.grad
    return losses
