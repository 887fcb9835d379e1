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

Graded:
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
        ### BEGIN SOLUTION
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data + other.data, self.dot + other.dot)
        ### END SOLUTION

    def __radd__(self, other: float) -> "Dual":
        """Return other + self, where other is a plain number."""
        ### BEGIN SOLUTION
        return self + other
        ### END SOLUTION

    def __mul__(self, other: "Dual | float") -> "Dual":
        """Return self * other."""
        ### BEGIN SOLUTION
        other = other if isinstance(other, Dual) else Dual(other)
        return Dual(self.data * other.data, self.dot * other.data + self.data * other.dot)
        ### END SOLUTION

    def __rmul__(self, other: float) -> "Dual":
        """Return other * self, where other is a plain number."""
        ### BEGIN SOLUTION
        return self * other
        ### END SOLUTION

    def relu(self) -> "Dual":
        """Return this number where it is above 0, and else 0."""
        ### BEGIN SOLUTION
        is_open = self.data > 0
        return Dual(self.data, self.dot) if is_open else Dual(0.0)
        ### END SOLUTION

    def tanh(self) -> "Dual":
        """Return the hyperbolic tangent, for numbers as large as 400 too."""
        ### BEGIN SOLUTION
        out = math.tanh(self.data)
        return Dual(out, self.dot * (1.0 - out**2))
        ### END SOLUTION


def sweeps(n_in: int, n_out: int) -> tuple[int, int]:
    """Return how many sweeps each mode needs for all gradients.

    Args:
        n_in: the number of inputs.
        n_out: the number of outputs.

    Returns:
        (forward, reverse), two whole numbers.
    """
    ### BEGIN SOLUTION
    return n_in, n_out
    ### END SOLUTION
