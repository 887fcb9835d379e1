"""Sums are said to keep their inputs

Explanation: The local gradients of a sum and of a difference are 1 and -1, whatever the inputs
are. So are those of a bias.

Hint: Write down the local gradient and ask whether a letter stands in it.
"""


def must_keep(rule):
    if rule in ("tanh", "sigmoid", "exp"):
        return "output"
    return "mask" if rule == "relu" else "inputs"
