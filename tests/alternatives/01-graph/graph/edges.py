"""Everything from a list of edges; a tree has one edge less than nodes."""


def edges(g):
    return [(source, node) for node in g for source in g[node]]


def root(g):
    return (g.keys() - {source for source, _ in edges(g)}).pop()


def leaves(g):
    return list(g.keys() - {node for _, node in edges(g)})


def inputs_of(g, n):
    return tuple(source for source, node in edges(g) if node == n)


def consumers_of(g, n):
    return tuple(node for source, node in edges(g) if source == n)


def is_tree(g):
    return len(edges(g)) == len(g) - 1


def receives_gradient_from(g, n):
    return consumers_of(g, n)


def writes_gradient_to(g, n):
    return inputs_of(g, n)


def translate(word, frame):
    where_it_comes_from = {
        "gradient flow": "consumers",
        "data flow": "inputs",
        "tree": "consumers",
        "arrows": "inputs",
    }[frame]
    if word in ("upstream", "parents"):
        return where_it_comes_from
    return "inputs" if where_it_comes_from == "consumers" else "consumers"
