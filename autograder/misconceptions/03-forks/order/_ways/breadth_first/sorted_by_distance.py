"""The nodes are sorted by their distance; those of a level stay as the dict lists them."""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    distance, queue = {root: 0}, [root]
    for node in queue:
        for each in g[node]:
            if each not in distance:
                distance[each] = distance[node] + 1
                queue.append(each)
    return sorted(g, key=lambda node: -distance[node])
