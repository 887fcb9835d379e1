"""The pair with the largest layer is taken

Explanation: You looked for the largest layer and added its larger neighbour. Another pair can be
larger in all.

Hint: Compare all pairs of neighbours, not all layers.
"""


def prediction_values(sizes, batch):
    place = sizes.index(max(sizes))
    before = sizes[place - 1] if place else 0
    return batch * (sizes[place] + max([before, *sizes[place + 1 : place + 2]]))
