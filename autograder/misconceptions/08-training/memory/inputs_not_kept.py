"""The inputs are not counted while training

Explanation: x is kept to the very end of the backward pass: the first weights' gradient is d_z
times x.

Hint: n * (d + 2 * all hidden sizes + q).
"""


def training_values(sizes, batch):
    return batch * (2 * sum(sizes[1:-1]) + sizes[-1])
