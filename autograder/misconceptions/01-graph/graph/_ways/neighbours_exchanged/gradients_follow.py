"""The two functions about gradients call these, and are wrong with them."""


def inputs_of(g, n):
    return [node for node, inputs in g.items() for name in inputs if name == n]


def consumers_of(g, n):
    return list(g[n])
