"""The bias is left out of the forward pass

Explanation: z is W1 @ x without b1, so the gates open and close elsewhere, and everything behind
them is another network.

Hint: z = W1 @ x + b1.
"""


def before_the_gate(x, W1, b1):
    return 1.0 * W1 @ x
