"""The outputs are not counted while training

Explanation: The backward pass begins with o - y, so it needs o.

Hint: n * (d + 2 * all hidden sizes + q).
"""


def training_values(sizes, batch):
    return batch * (sizes[0] + 2 * sum(sizes[1:-1]))
