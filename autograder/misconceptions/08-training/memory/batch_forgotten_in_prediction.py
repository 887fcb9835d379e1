"""The batch is left out of prediction

Explanation: All examples of the batch go through a layer at once.

Hint: Multiply by the number of examples.
"""


def prediction_values(sizes, batch):
    return max(sizes[i - 1] + sizes[i] for i in range(1, len(sizes)))
