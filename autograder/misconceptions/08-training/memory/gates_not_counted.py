"""Hidden layers are counted once while training

Explanation: In a hidden layer both z and h are kept: the gate is decided by z, and the next
weights are scaled by h.

Hint: n * (d + 2 * all hidden sizes + q).
"""


def training_values(sizes, batch):
    return batch * sum(sizes)
