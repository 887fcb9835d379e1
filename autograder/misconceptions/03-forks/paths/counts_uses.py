"""Only the uses of the node itself are counted

Explanation: You counted the edges that leave start. Each of them may go on in several ways before
it reaches the root.

Hint: For each use, add the number of ways from there on.
"""


def count_paths(g, start):
    return max(1, sum(inputs.count(start) for inputs in g.values()))
