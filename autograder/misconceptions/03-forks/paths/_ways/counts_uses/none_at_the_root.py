"""The root has no uses."""


def count_paths(g, start):
    return sum(inputs.count(start) for inputs in g.values())
