"""A bias is said to be kept

Explanation: The gradient of a bias is what arrives, summed over the examples. Its own value is not
in it.

Hint: The rule of a bias is that of a sum.
"""


def must_keep(rule):
    if rule in ("add", "subtract"):
        return "nothing"
    if rule in ("tanh", "sigmoid", "exp"):
        return "output"
    return "mask" if rule == "relu" else "inputs"
