"""Every layer is counted twice while training

Explanation: Only hidden layers hold two vectors, z and h. The input x and the output o are there
once.

Hint: n * (d + 2 * all hidden sizes + q).
"""


def training_values(sizes, batch):
    return batch * 2 * sum(sizes)
