"""Products are said to keep their output

Explanation: The rule of a product scales by the other input. It cannot be got back from the output
where an input is 0.

Hint: The local gradient for a is b.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    if rule in ("penalty", "relu"):
        return "inputs" if rule == "penalty" else "mask"
    return "output"
