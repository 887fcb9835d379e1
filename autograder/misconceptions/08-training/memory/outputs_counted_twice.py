"""The outputs are counted twice while training

Explanation: The last layer has no gate: it holds o and nothing else.

Hint: n * (d + 2 * all hidden sizes + q).
"""


def training_values(sizes, batch):
    return batch * (sizes[0] + 2 * sum(sizes[1:]))
