"""The sum is written into the first contribution

Explanation: The total is the very array of the first contribution, and += changed it in place. It
belongs to the caller, and may be the gradient of another node.

Hint: Begin with a new array: np.zeros(shape), or a copy of the first one.
"""


def accumulate(contributions):
    total = contributions[0]
    for contribution in contributions[1:]:
        total += contribution
    return total
