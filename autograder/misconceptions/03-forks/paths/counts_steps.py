"""The steps of the longest way are counted

Explanation: You found how long a way to the root is. Asked for is how many ways there are.

Hint: Add up over the uses of a node, without adding 1 for each step.
"""


def count_paths(g, start):
    known = {}

    def steps(node):
        if node not in known:
            users = [other for other in g if node in g[other]]
            known[node] = 1 + max(map(steps, users)) if users else 0
        return known[node]

    return steps(start)
