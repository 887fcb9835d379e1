"""Everything by counting."""

from collections import Counter

MEANS = {
    "gradient flow": {"upstream": "consumers", "downstream": "inputs"},
    "data flow": {"upstream": "inputs", "downstream": "consumers"},
    "tree": {"children": "inputs", "parents": "consumers"},
    "arrows": {"children": "consumers", "parents": "inputs"},
}


def uses(g):
    return Counter(name for inputs in g.values() for name in inputs)


def root(g):
    counted = uses(g)
    return next(node for node in g if counted[node] == 0)


def leaves(g):
    return sorted(node for node in g if len(g[node]) == 0)


def inputs_of(g, n):
    return list(Counter(g[n]).elements())


def consumers_of(g, n):
    return [node for node in g for _ in range(g[node].count(n))]


def is_tree(g):
    return max(uses(g).values(), default=0) <= 1


def receives_gradient_from(g, n):
    return [node for node in g for _ in range(g[node].count(n))]


def writes_gradient_to(g, n):
    return sorted(g[n])


def translate(word, frame):
    return MEANS[frame][word]
