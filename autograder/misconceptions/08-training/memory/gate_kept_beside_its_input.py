"""Prediction holds z and h at the same time

Explanation: relu may write into z, since nobody asks for z later. So a hidden layer is there once.

Hint: What the layer reads plus what it writes, each once.
"""


def prediction_values(sizes, batch):
    pairs = [(sizes[i - 1], sizes[i]) for i in range(1, len(sizes))]
    return batch * max([a + 2 * b for a, b in pairs[:-1]] + [sum(pairs[-1])])
