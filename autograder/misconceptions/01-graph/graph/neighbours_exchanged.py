"""Inputs and consumers have changed places

Explanation: The dict holds for each node what it is computed from. These are its inputs; the
consumers have to be searched for.

Hint: inputs_of is a look-up, consumers_of goes through the whole dict.
"""


def inputs_of(g, n):
    return [node for node, inputs in g.items() for name in inputs if name == n]


def consumers_of(g, n):
    return list(g[n])


def receives_gradient_from(g, n):
    return inputs_of(g, n)


def writes_gradient_to(g, n):
    return consumers_of(g, n)
