"""A recursion from the root."""


def root(g):
    node = next(iter(g))
    while True:
        above = [other for other in g if node in g[other]]
        if not above:
            return node
        node = above[0]


def leaves(g, node=None, seen=None):
    node, seen = node or root(g), {} if seen is None else seen
    if not g[node]:
        seen[node] = True
    for each in g[node]:
        leaves(g, each, seen)
    return list(seen)


def inputs_of(g, n):
    return g[n]


def consumers_of(g, n):
    found = []
    for node in g:
        for each in g[node]:
            if each == n:
                found.append(node)
    return found


def is_tree(g):
    def visits(node):
        return [node] + [each for below in g[node] for each in visits(below)]

    return len(visits(root(g))) == len(g)


receives_gradient_from = consumers_of
writes_gradient_to = inputs_of


def translate(word, frame):
    turned = (word in ("downstream", "children")) != (frame in ("data flow", "arrows"))
    return ("consumers", "inputs")[turned]
