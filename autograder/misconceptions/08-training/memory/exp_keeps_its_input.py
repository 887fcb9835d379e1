"""exp is said to keep its input

Explanation: exp is its own slope, so its output is all it needs. Keeping the input would mean to
compute the exponential again.

Hint: The local gradient of exp is out.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    if rule in ("tanh", "sigmoid"):
        return "output"
    return "mask" if rule == "relu" else "inputs"
