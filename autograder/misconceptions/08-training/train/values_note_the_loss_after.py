"""With Values the loss is noted after each step

Explanation: Your list begins with the loss after the first step. What is asked for is the loss
before each step.

Hint: root.data is the loss before the step; append that.
"""


def train_accumulating(params, loss, lr, steps):
    losses = []
    for _ in range(steps):
        for leaf in params:
            leaf.grad = 0.0
        loss(params).backward()
        for leaf in params:
            leaf.data -= lr * leaf.grad
        losses.append(loss(params).data)
    return losses
