r"""The graph of a computation, and the words for its directions.

A computation graph notes which value was computed from which. Here a graph is a dict from each
node to the list of its inputs, one entry for every use; a leaf has an empty list:

    e = (a + b) * c        g = {"a": [], "b": [], "c": [], "d": ["a", "b"], "e": ["d", "c"]}

    [a] --\
           (+) --> [d] --\
    [b] --/               (*) --> [e]
    [c] -----------------/

Squares are values, circles are operations, arrows show where the data flows. The nodes of the
dict are the values; operations are labels only. It has one root, the value that nobody uses,
and no value is computed from itself. The *inputs* of a node are what it is computed from, its
*consumers* are computed from it. Where one operation takes a value twice, as in y = x * x, the
list has two entries, {"x": [], "y": ["x", "x"]}, and y is listed twice among the consumers of x.

The forward pass goes along the arrows, from the leaves to the root. The backward pass goes
against them: every node receives its gradient from its consumers, one share for each use, and
writes a share to each of its inputs, with one line:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

The texts of this field do not agree on their direction words. This is what they mean, seen from
one node:

    word         frame              stands for
    upstream     "gradient flow"    its consumers, on the output side
    downstream   "gradient flow"    its inputs, on the leaf side
    upstream     "data flow"        its inputs, on the leaf side
    downstream   "data flow"        its consumers, on the output side
    children     "tree"             its inputs: the root of the tree is the output
    parents      "tree"             its consumers
    children     "arrows"           its consumers: an arrow leads from parent to child
    parents      "arrows"           its inputs

The box, and this course, use the first two rows. Of the two texts named under Source the second, a
short note, draws the graph as a tree, with the inputs as children, and has a table in the frame of
the data flow; the exercises of the first, a chapter, call the inputs parents. So look for the frame
before you read such a word. In code we avoid all four and say inputs and consumers.

Three more things that the texts leave to the reader. A tree is enough only while every value has
one use: once a value is used twice, the graph has no cycle but is no tree any more. In
n = (x1 * w1 + x2 * w2) + b the inputs of n are two, the inner sum and b. And letters come back
with other meanings: d is a size in "x has d entries", the node a + b in the example above, and
"gradient of" in d_a; h is a size in "W1 has h rows" and the vector of the hidden units.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning, and the note on the direction words of a computation graph.

Conventions:

Graded:
"""


def root(g: dict[str, list[str]]) -> str:
    """Return the node that nobody uses, the output."""
    ### BEGIN SOLUTION
    used = {name for inputs in g.values() for name in inputs}
    (output,) = set(g) - used
    return output
    ### END SOLUTION


def leaves(g: dict[str, list[str]]) -> list[str]:
    """Return the nodes without inputs, each once, in any order."""
    ### BEGIN SOLUTION
    return [node for node, inputs in g.items() if not inputs]
    ### END SOLUTION


def inputs_of(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that n is computed from, in any order, one entry for every use."""
    ### BEGIN SOLUTION
    return list(g[n])
    ### END SOLUTION


def consumers_of(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that are computed from n, in any order, one entry for every use."""
    ### BEGIN SOLUTION
    return [node for node, inputs in g.items() for name in inputs if name == n]
    ### END SOLUTION


def is_tree(g: dict[str, list[str]]) -> bool:
    """Return whether no value is used more than once; x * x makes a graph that is no tree."""
    ### BEGIN SOLUTION
    uses = [name for inputs in g.values() for name in inputs]
    return len(uses) == len(set(uses))
    ### END SOLUTION


def receives_gradient_from(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that send n a share of its gradient, in any order, one entry for a share.

    Nobody sends one to the root: there the backward pass begins.
    """
    ### BEGIN SOLUTION
    return consumers_of(g, n)
    ### END SOLUTION


def writes_gradient_to(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that n sends a share of gradient to, in any order, one entry for a share."""
    ### BEGIN SOLUTION
    return inputs_of(g, n)
    ### END SOLUTION


def translate(word: str, frame: str) -> str:
    """Return what a direction word stands for, seen from one node.

    Args:
        word: "upstream" or "downstream" with the frames "gradient flow" and "data flow",
            "children" or "parents" with the frames "tree" and "arrows".
        frame: one of these four.

    Returns:
        "inputs" or "consumers".
    """
    ### BEGIN SOLUTION
    on_the_leaf_side = {
        ("downstream", "gradient flow"),
        ("upstream", "data flow"),
        ("children", "tree"),
        ("parents", "arrows"),
    }
    return "inputs" if (word, frame) in on_the_leaf_side else "consumers"
    ### END SOLUTION
