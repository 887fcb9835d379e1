"""The weights are counted while training

Explanation: The question is what a batch costs on top of the weights, which are there in any case.

Hint: Layer sizes are added up here; their products are numbers of weights.
"""


def training_values(sizes, batch):
    kept = sizes[0] + 2 * sum(sizes[1:-1]) + sizes[-1]
    weights = sum(sizes[i - 1] * sizes[i] for i in range(1, len(sizes)))
    return batch * kept + weights
