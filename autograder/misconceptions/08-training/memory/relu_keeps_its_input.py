"""relu is said to keep its input

Explanation: z would do, but the gate asks only on which side of 0 it was: a yes or a no for each
entry, a bit in place of a number.

Hint: The local gradient is 1 or 0.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    return "output" if rule in ("tanh", "sigmoid", "exp") else "inputs"
