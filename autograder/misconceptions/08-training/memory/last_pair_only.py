"""Only the last layer is looked at

Explanation: The most crowded moment may come earlier, at any layer.

Hint: Take the largest over all pairs of neighbours.
"""


def prediction_values(sizes, batch):
    return batch * (sizes[-2] + sizes[-1])
