"""The root is recognised before the set is asked, so that every edge to it counts."""


def count_paths(g, start):
    seen = set()

    def ways(node):
        users = [other for other, inputs in g.items() for each in inputs if each == node]
        if not users:
            return 1
        if node in seen:
            return 0
        seen.add(node)
        return sum(map(ways, users))

    return ways(start)
