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
    [1 point] finds the root wherever it stands
    [2 points] finds every leaf once
    [2 points] lists inputs, one entry for every use
    [3 points] lists consumers, one entry for every use
    [3 points] tells trees from graphs in which a value is used twice
    [3 points] gradients come from consumers and go to inputs
    [2 points] translates upstream and downstream in both frames
    [2 points] translates children and parents in both pictures
    [1 point] leaves the graph unchanged
    19 points in all
"""


def root(g: dict[str, list[str]]) -> str:
    """Return the node that nobody uses, the output."""
    # TODO
    raise NotImplementedError


def leaves(g: dict[str, list[str]]) -> list[str]:
    """Return the nodes without inputs, each once, in any order."""
    # TODO
    raise NotImplementedError


def inputs_of(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that n is computed from, in any order, one entry for every use."""
    # TODO
    raise NotImplementedError


def consumers_of(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that are computed from n, in any order, one entry for every use."""
    # TODO
    raise NotImplementedError


def is_tree(g: dict[str, list[str]]) -> bool:
    """Return whether no value is used more than once; x * x makes a graph that is no tree."""
    # TODO
    raise NotImplementedError


def receives_gradient_from(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that send n a share of its gradient, in any order, one entry for a share.

    Nobody sends one to the root: there the backward pass begins.
    """
    # TODO
    raise NotImplementedError


def writes_gradient_to(g: dict[str, list[str]], n: str) -> list[str]:
    """Return the nodes that n sends a share of gradient to, in any order, one entry for a share."""
    # TODO
    raise NotImplementedError


def translate(word: str, frame: str) -> str:
    """Return what a direction word stands for, seen from one node.

    Args:
        word: "upstream" or "downstream" with the frames "gradient flow" and "data flow",
            "children" or "parents" with the frames "tree" and "arrows".
        frame: one of these four.

    Returns:
        "inputs" or "consumers".
    """
    # TODO
    raise NotImplementedError
