"""Modes: gradients that travel with the data, and what the backward pass saves.

The chain rule can be read from either end. The backward pass, also called reverse mode, starts at
the root and finds the gradient of one output with respect to everything:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

Forward mode starts at one leaf. Each number carries a second one along, its `dot`: how fast this
number grows with that leaf. The leaf itself has dot 1, all other leaves have dot 0, and every
operation computes the dot of its output from the dots of its inputs with the same local gradients:

    dot of the output = sum over the inputs of (local gradient x dot of the input)

So one sweep, from the leaves to the root, finds how fast *everything* grows with *one* leaf. There
is no graph to record and nothing to keep, since each dot is needed as long as its number is.

Such a pair is called a dual number. Write the class. A finished Dual does this:

    a, b, c = Dual(2.0, 1.0), Dual(1.0), Dual(-3.0)
    e = (a + b) * c
    e.data, e.dot                     -9.0, -3.0

Plain numbers, int or float, may stand on either side of an operator. They are constants. An
operation makes a new Dual and leaves its inputs as they are. The dot of relu is 0 where its input
is 0, whatever the input's dot.

sweeps asks how often one has to go through the graph for *all* gradients of n_out outputs with
respect to n_in inputs: once for each of the ones in forward mode, once for each of the others in
reverse mode. A network that is trained has millions of inputs, its weights, and one output, J.

Source: this assignment's comparison goes beyond exercise 6 of "Forward Propagation, Backward
Propagation, and Computational Graphs" in Dive into Deep Learning.

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
    [2 points] a sum adds up the dots
    [3 points] a product scales each dot by the other input
    [2 points] plain numbers on either side are constants
    [3 points] relu passes a dot of either sign only above 0
    [2 points] tanh scales the dot by its slope
    [1 point] leaves its inputs as they are
    [1 point] knows which mode needs how many sweeps
    14 points in all
"""

import math


class Dual:
    """A number and how fast it grows with one chosen leaf."""

    def __init__(self, data: float, dot: float = 0.0) -> None:
        """Make a pair.

        Args:
            data: the number, int or float.
            dot: how fast it grows with the chosen leaf; 1 for that leaf, 0 for any other.
        """
        self.data = float(data)
        self.dot = float(dot)

    def __repr__(self) -> str:
        return f"Dual(data={self.data}, dot={self.dot})"

    def __add__(self, other: "Dual | float") -> "Dual":
        """Return self + other."""
        # TODO
        raise NotImplementedError

    def __radd__(self, other: float) -> "Dual":
        """Return other + self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def __mul__(self, other: "Dual | float") -> "Dual":
        """Return self * other."""
        # TODO
        raise NotImplementedError

    def __rmul__(self, other: float) -> "Dual":
        """Return other * self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def relu(self) -> "Dual":
        """Return this number where it is above 0, and else 0."""
        # TODO
        raise NotImplementedError

    def tanh(self) -> "Dual":
        """Return the hyperbolic tangent, for numbers as large as 400 too."""
        # TODO
        raise NotImplementedError


def sweeps(n_in: int, n_out: int) -> tuple[int, int]:
    """Return how many sweeps each mode needs for all gradients.

    Args:
        n_in: the number of inputs.
        n_out: the number of outputs.

    Returns:
        (forward, reverse), two whole numbers.
    """
    # TODO
    raise NotImplementedError
