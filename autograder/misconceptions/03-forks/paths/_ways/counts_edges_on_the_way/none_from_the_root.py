"""From the root there are no edges to count."""


def count_paths(g, start):
    above, new = set(), [start]
    while new:
        node = new.pop()
        above.add(node)
        new += [other for other in g if node in g[other] and other not in above]
    return sum(each in above for node in above for each in g[node])
