"""Prediction holds one layer at a time

Explanation: While a layer is at work, what it reads and what it writes are both there.

Hint: Add neighbours: the size of the layer and that of the layer before.
"""


def prediction_values(sizes, batch):
    return batch * max(sizes)
