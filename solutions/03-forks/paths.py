"""Paths: how many ways lead to the root, and how few steps a backward pass takes.

A graph is a dict from each node to the list of its inputs, one entry for every use. It has one
root, and no node is computed from itself. Three uses of x in y and three uses of y in z:

    g = {"x": [], "y": ["x", "x", "x"], "z": ["y", "y", "y"]}

    [x] ===> [y] ===> [z]        3 * 3 = 9 ways from x to z, on 3 + 3 = 6 edges

The chain rule can be written as a sum over all ways from a node to the root: along a way the
local gradients are multiplied, and the products are added up. For z above that makes 9 products.
A backward pass never lists the ways. It crosses every edge once, with the line

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

and at y the three contributions are already one number before it goes on to x: 6 products.

An edge is one use, so parallel edges count each for itself, in both functions. From the root to
itself leads one way, the one without a step.

Sixty doublings, x1 = x0 + x0, x2 = x1 + x1 and so on, have 120 edges and more than a billion
billion ways. Counting has to be finished at once there too, which is possible for the same
reason that makes a backward pass cheap.

You may import what you wrote in order.py. A mistake there is then felt here as well.

Source: exercise 6 of "Forward Propagation, Backward Propagation, and Computational Graphs" in
Dive into Deep Learning.

Conventions:

Graded:
"""


def count_paths(g: dict[str, list[str]], start: str) -> int:
    """Return the number of ways from a node to the root.

    Args:
        g: the graph, from each node to its inputs, one entry for every use.
        start: a node of g; a way goes from a node to one of its consumers, and ends at the root.

    Returns:
        The number of ways, a whole number; 1 for the root itself.
    """
    ### BEGIN SOLUTION
    known: dict[str, int] = {}

    def ways(node: str) -> int:
        if node not in known:
            uses = [(other, g[other].count(node)) for other in g if node in g[other]]
            known[node] = sum(times * ways(other) for other, times in uses) if uses else 1
        return known[node]

    return ways(start)
    ### END SOLUTION


def count_edge_visits(g: dict[str, list[str]]) -> int:
    """Return how many edges one backward pass from the root crosses.

    Args:
        g: the graph, from each node to its inputs, one entry for every use.

    Returns:
        The number of times that a contribution is computed, a whole number.
    """
    ### BEGIN SOLUTION
    return sum(map(len, g.values()))
    ### END SOLUTION
