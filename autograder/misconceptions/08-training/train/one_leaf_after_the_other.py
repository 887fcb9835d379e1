"""With Values one leaf is changed before the next gradient is found

Explanation: You built a graph, went back and moved one leaf, and then did the same for the next
leaf. Later leaves are a step ahead of the first.

Hint: One backward() for all leaves, then move them all.
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        losses.append(loss(params).data)
        for leaf in params:
            for each in params:
                each.grad = 0.0
            loss(params).backward()
            leaf.data -= lr * leaf.grad
    return losses
