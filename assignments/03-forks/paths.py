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
    A rule is called with d_out first, then what the forward pass saved, and its answers come in
    the order of the forward pass's inputs. d_out is dJ/d(output), the gradient of the final number
    J with respect to this output, and it is rarely 1. d_x is dJ/dx and has the shape of x.

    The two direction words are used in two ways, and the box above uses the first one:

        word        by gradient flow    by data flow
        upstream    output side         leaf side
        downstream  leaf side           output side

    The code avoids both words: a node has inputs (what it is computed from) and consumers (what is
    computed from it), and lies further to the output side or to the leaf side.

    Vectors have shape (n,), so d_out times x transposed is np.outer(d_out, x). A number may be a
    float, a NumPy scalar or an array of shape (); an array of shape (1,) is not a number. Shapes
    have to match exactly. Inputs may be whole numbers; answers are floats, right to 9 digits (to
    4 digits where they come back as float32), and -0.0 counts as 0.0. The slope of ReLU at 0 is 0.

    Arguments stay as they are: work on new values. Where the list of probes below has a line on
    this, that probe looks at nothing else.

Graded:
    [4 points] counts the ways from a node to the root
    [3 points] ways: parallel edges count each for itself
    [1 point] one way leads from the root to itself
    [2 points] a backward pass crosses each edge once
    [1 point] visits: parallel edges count each for itself
    [1 point] sixty doublings are counted at once
    12 points in all
"""


def count_paths(g: dict[str, list[str]], start: str) -> int:
    """Return the number of ways from a node to the root.

    Args:
        g: the graph, from each node to its inputs, one entry for every use.
        start: a node of g; a way goes from a node to one of its consumers, and ends at the root.

    Returns:
        The number of ways, a whole number; 1 for the root itself.
    """
    # TODO
    raise NotImplementedError


def count_edge_visits(g: dict[str, list[str]]) -> int:
    """Return how many edges one backward pass from the root crosses.

    Args:
        g: the graph, from each node to its inputs, one entry for every use.

    Returns:
        The number of times that a contribution is computed, a whole number.
    """
    # TODO
    raise NotImplementedError
