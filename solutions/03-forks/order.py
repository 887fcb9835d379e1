"""Order: a node waits until all of its consumers have reported.

From here on a graph is a dict from each node to the list of its inputs, one entry for every use;
a leaf has an empty list. It has one root, the node that nobody uses, and no node is computed
from itself. For y = x * x + x, with p for the product:

    g = {"x": [], "p": ["x", "x"], "y": ["p", "x"]}

The line

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

may be used at a node only when its upstream gradient is complete, that is, when every consumer
has added its share. In the graph above p has to be done before x. A list in which every node
stands after all of its inputs is called a topological order, x, p, y here. The forward pass
goes through it as it is, the backward pass from its end.

Most graphs have several such orders, and each of them is right. The order in which the dict
lists the nodes says nothing, and neither do their names.

Two demands: a node that is used many times stands in the list once, and a chain of 5,000 nodes
has to work. A function that calls itself once a node gets no further than about 1,000, unless
the recursion limit is raised. The graph itself stays as it is.

Source: exercise 6 of "Forward Propagation, Backward Propagation, and Computational Graphs" in
Dive into Deep Learning.

Conventions:

Graded:
"""


def topological_order(g: dict[str, list[str]]) -> list[str]:
    """Return the nodes in an order in which a backward pass can be read from the end.

    Args:
        g: the graph, from each node to its inputs, one entry for every use.

    Returns:
        Each node once, after all of its inputs. Any such order is right.
    """
    ### BEGIN SOLUTION
    missing = {node: len(inputs) for node, inputs in g.items()}
    consumers: dict[str, list[str]] = {node: [] for node in g}
    for node, inputs in g.items():
        for source in inputs:
            consumers[source].append(node)
    ready = [node for node in g if missing[node] == 0]
    for node in ready:  # the list grows while it is walked
        for consumer in consumers[node]:
            missing[consumer] -= 1
            if missing[consumer] == 0:
                ready.append(consumer)
    return ready
    ### END SOLUTION
