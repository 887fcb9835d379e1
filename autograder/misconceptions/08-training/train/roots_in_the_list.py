"""The list holds roots in place of numbers

Explanation: You appended what loss returned. That is a node with a whole graph behind it, which
stays in memory as long as the list.

Hint: Append root.data, which is a plain number.
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        for leaf in params:
            leaf.grad = 0.0
        root = loss(params)
        root.backward()
        losses.append(root)
        for leaf in params:
            leaf.data -= lr * leaf.grad
    return losses
