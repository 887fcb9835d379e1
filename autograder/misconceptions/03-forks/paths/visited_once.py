"""A node that was passed before is not passed again

Explanation: A set of visited nodes keeps a search from going twice over the same node. Here it
drops every further way that leads over such a node.

Hint: Keep the number of ways from a visited node, and add that number each time you meet the node.
"""


def count_paths(g, start):
    seen = set()

    def ways(node):
        if node in seen:
            return 0
        seen.add(node)
        users = [other for other, inputs in g.items() for each in inputs if each == node]
        return sum(map(ways, users)) if users else 1

    return ways(start)
