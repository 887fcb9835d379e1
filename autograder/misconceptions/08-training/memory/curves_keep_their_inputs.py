"""tanh, sigmoid and exp are said to keep their inputs

Explanation: Their slopes can be written with their outputs: 1 - out * out, out * (1 - out), out.
The output is stored for the next layer in any case.

Hint: Look at what tanh_backward was given in the second assignment.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    return "mask" if rule == "relu" else "inputs"
