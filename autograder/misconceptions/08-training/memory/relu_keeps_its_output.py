"""relu is said to keep its output

Explanation: h would do, since it is above 0 just where z is, but a yes or a no for each entry is
enough.

Hint: The local gradient is 1 or 0.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    return "output" if rule in ("tanh", "sigmoid", "exp", "relu") else "inputs"
