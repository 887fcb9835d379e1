"""The two largest layers are added, neighbours or not

Explanation: Two layers are held at the same time only if one is computed from the other.

Hint: The largest sum of two neighbours.
"""


def prediction_values(sizes, batch):
    return batch * sum(sorted(sizes)[-2:])
