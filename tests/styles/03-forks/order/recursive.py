"""Recursion with Python's own limit, and functions within functions."""


def output_of(g):
    used = [each for inputs in g.values() for each in inputs]
    return next(node for node in g if node not in set(used))


def appended_outside_the_test(g):
    order, seen = [], []

    def walk(node):
        if node not in seen:
            seen.append(node)
            for each in g[node]:
                walk(each)
        order.append(node)

    walk(output_of(g))
    return order


def as_the_dict_has_it(g):
    return [*g]


def breadth_first(g):
    def below(level, seen):
        if not level:
            return []
        found = []
        for node in level:
            found += [each for each in dict.fromkeys(g[node]) if each not in seen + found]
        return below(found, seen + found) + level

    root = output_of(g)
    return below([root], [root])


def consumers_first(g):
    order = []

    def walk(node):
        if node not in order:
            for each in g[node]:
                walk(each)
            order.insert(0, node)

    walk(output_of(g))
    return order


def duplicates(g):
    def walk(node):
        before = []
        for each in g[node]:
            before += walk(each)
        return [*before, node]

    return walk(output_of(g))


def leaves_missing(g):
    order = []

    def walk(node):
        if g[node] and node not in order:
            for each in g[node]:
                walk(each)
            order.append(node)

    walk(output_of(g))
    return order


def nearest_leaf_first(g):
    levels = {}

    def level(node):
        if node not in levels:
            levels[node] = 1 + min((level(each) for each in g[node]), default=0)
        return levels[node]

    return sorted(g, key=level)


def pre_order(g):
    order = []

    def walk(node):
        if node not in order:
            order.append(node)
            for each in g[node]:
                walk(each)

    walk(output_of(g))
    return order


def recursion_limit(g):
    order = []

    def walk(node):
        for each in g[node]:
            if each not in order:
                walk(each)
        order.append(node)

    walk(output_of(g))
    return order


def root_missing(g):
    order = []

    def walk(node):
        for each in g[node]:
            if each not in order:
                walk(each)
                order.append(each)

    walk(output_of(g))
    return order


def sorted_by_name(g):
    order = list(g)
    order.sort()
    return order


def takes_the_graph_apart(g):
    order = []

    def walk(node):
        while g[node]:
            walk(g[node].pop(0))
        if node not in order:
            order.append(node)

    walk(output_of(g))
    return order


def turned_pre_order(g):
    order = []

    def walk(node):
        if node not in order:
            order.append(node)
            for each in g[node]:
                walk(each)

    walk(output_of(g))
    order.reverse()
    return order
