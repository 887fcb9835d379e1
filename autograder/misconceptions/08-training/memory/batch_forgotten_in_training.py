"""The batch is left out while training

Explanation: Every example of a batch has its own x, z, h and o.

Hint: Multiply by the number of examples.
"""


def training_values(sizes, batch):
    return sizes[0] + 2 * sum(sizes[1:-1]) + sizes[-1]
