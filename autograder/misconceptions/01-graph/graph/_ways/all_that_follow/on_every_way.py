"""A function that calls itself, and lists a node once for every way to it."""


def consumers_of(g, n):
    found = []
    for node, inputs in g.items():
        for _ in range(inputs.count(n)):
            found += [node, *consumers_of(g, node)]
    return found
