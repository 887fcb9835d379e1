"""Work lists and counts of what is still to come, without any recursion."""

from collections import Counter, deque


def uses(g):
    return Counter(each for inputs in g.values() for each in inputs)


def root_of(g):
    return (set(g) - set(uses(g))).pop()


def consumers(g):
    pairs = [(each, node) for node, inputs in g.items() for each in inputs]
    table = {node: [] for node in g}
    for each, node in pairs:
        table[each].append(node)
    return table


def appended_outside_the_test(g):
    order, seen = [], set()
    trail = [(root_of(g), 0)]
    while trail:
        node, place = trail.pop()
        seen.add(node)
        if place == len(g[node]):
            order.append(node)
            continue
        trail.append((node, place + 1))
        each = g[node][place]
        if each not in seen:
            trail.append((each, 0))
        else:
            order.append(each)
    return order


def as_the_dict_has_it(g):
    return [node for node, _ in g.items()]


def breadth_first(g):
    distance = {root_of(g): 0}
    queue = deque(distance)
    while queue:
        node = queue.popleft()
        for each in g[node]:
            if each not in distance:
                distance[each] = distance[node] + 1
                queue.append(each)
    return sorted(g, key=distance.get, reverse=True)


def consumers_first(g):
    left = uses(g)
    order = [root_of(g)]
    for node in order:
        for each in g[node]:
            left[each] -= 1
            if not left[each]:
                order.append(each)
    return order


def duplicates(g):
    order, stack = deque(), [root_of(g)]
    while stack:
        node = stack.pop()
        order.appendleft(node)
        stack.extend(g[node])
    return list(order)


def leaves_missing(g):
    order, table = [], consumers(g)
    missing = {node: len(inputs) for node, inputs in g.items()}
    ready = [node for node in g if not missing[node]]
    while ready:
        for node in table[ready.pop()]:
            missing[node] -= 1
            if missing[node] == 0:
                order.append(node)
                ready.append(node)
    return order


def nearest_leaf_first(g):
    order = [node for node in g if g[node] == []]
    done = set(order)
    while len(done) < len(g):
        for node in g:
            if node not in done and not done.isdisjoint(g[node]):
                order.append(node)
                done.add(node)
    return order


def pre_order(g):
    order, seen, stack = [], set(), [root_of(g)]
    while stack:
        node = stack.pop()
        if node in seen:
            continue
        seen.add(node)
        order.append(node)
        stack += g[node]
    return order


def recursion_limit(g):
    known = {}

    def longest_way(node):
        if node not in known:
            known[node] = max([1 + longest_way(each) for each in g[node]], default=0)
        return known[node]

    return sorted(g, key=longest_way)


def root_missing(g):
    order, table = [], consumers(g)
    missing = {node: len(inputs) for node, inputs in g.items()}
    ready = deque(node for node in g if not g[node])
    while table[ready[0]]:
        order.append(ready.popleft())
        for node in table[order[-1]]:
            missing[node] -= 1
            if missing[node] == 0:
                ready.append(node)
    return order


def sorted_by_name(g):
    order, rest = [], set(g)
    while rest:
        order.append(min(rest))
        rest.remove(order[-1])
    return order


def takes_the_graph_apart(g):
    order = []
    while g:
        ready = [node for node in g if g.keys().isdisjoint(g[node])]
        for node in ready:
            order.append(node)
            g.pop(node)
    return order


def turned_pre_order(g):
    order, stack = [], [root_of(g)]
    seen = set()
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            order.append(node)
            stack += g[node]
    return order[::-1]
