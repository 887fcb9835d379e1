"""The gate looks at the gradient and not at z

Explanation: You applied relu to d_h. Which way the gradient points plays no part: what counts is
the z of the forward pass.

Hint: Compare z with 0, not d_h.
"""


def gate_gradient(d_h, z):
    return d_h * (d_h > 0)
