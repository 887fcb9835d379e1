"""Prediction keeps all layers

Explanation: Nothing is needed for a way back, so what a layer has read can be dropped as soon as
the layer is done.

Hint: Ask for each layer what it reads and what it writes, and take the largest.
"""


def prediction_values(sizes, batch):
    return batch * sum(sizes)
