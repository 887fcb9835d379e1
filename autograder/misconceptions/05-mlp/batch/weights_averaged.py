"""The weights' gradients are averaged over the batch

Explanation: What comes back from the examples is added up. The loss is a sum here, so nothing is
divided by n.

Hint: d_O.T @ H is the sum over the examples already.
"""


def gathered(d_out, inputs):
    return d_out.T @ inputs / len(inputs)
