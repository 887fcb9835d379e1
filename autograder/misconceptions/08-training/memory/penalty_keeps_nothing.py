"""The penalty is said to keep nothing

Explanation: Its gradient is lam times the weights, so it needs them. They are there anyway, which
is why it costs no memory.

Hint: The local gradient of lam / 2 * w * w is lam * w: the letter w stands in it.
"""


def must_keep(rule):
    if rule in ("add", "subtract", "bias", "penalty"):
        return "nothing"
    if rule in ("tanh", "sigmoid", "exp"):
        return "output"
    return "mask" if rule == "relu" else "inputs"
