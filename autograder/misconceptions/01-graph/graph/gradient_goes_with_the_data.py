"""Gradients are sent along the arrows

Explanation: The arrows show where the data flows. Gradients go against them: they begin at the
output and arrive at the leaves.

Hint: A node receives its gradient from its consumers and writes to its inputs.
"""


def receives_gradient_from(g, n):
    return inputs_of(g, n)


def writes_gradient_to(g, n):
    return consumers_of(g, n)
