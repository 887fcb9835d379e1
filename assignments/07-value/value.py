"""Value: numbers that remember how they were made, and so can be differentiated.

A Value holds one number. Computing with Values records a graph: each result knows its inputs,
and a leaf, a Value you made yourself, has none. backward() walks that graph once, from the node
it is called on to the leaves, with the rules you wrote before:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |     d_a, summed     =    d out/da    x       d_out       |
    +----------------------------------------------------------+

What a finished Value does:

    a, b, c = Value(2.0), Value(1.0), Value(-3.0)
    e = (a + b) * c
    e.backward()
    a.grad, b.grad, c.grad      -3.0, -3.0, 3.0

`data` is the number and `grad` the gradient of the node that backward() was called on with
respect to this one. `_prev` holds the inputs of a node and is empty for a leaf. Numbers, int or
float, may stand on either side of an operator. Which further fields a node has, and where its
local gradients are kept, is up to you.

backward() seeds its own node with 1. It computes the gradients of inner nodes, those with
inputs, afresh in every call, and adds what reaches a leaf to what is there. So on (a + b) * c a
second call without zero_grad() leaves -6 in a, not -9. zero_grad() sets the gradient of this
node, and of all nodes it was computed from, to 0. A gradient that arrives on several ways is
summed, also where one operation uses a node twice. The slope of relu at 0 is 0. backward() may be
called on a leaf as well, whose gradient is 1 then; what a second such call leaves is up to you.

Nodes that hold equal numbers are different nodes, each with a gradient of its own. Graphs do not
disturb each other: a pass changes the gradients of its own node and of all it was computed from.

Two demands come from deep networks. A chain of 5,000 nodes has to work, so use a loop with a
stack of your own or raise Python's recursion limit. And sixty lines `x = x + x` have to finish
at once, although 2**60 paths lead through them.

The graph is what you need to know the order in which gradients flow. It is not enough to run
the backward pass: a product also needs the values of its inputs, tanh its output, relu only on
which side of 0 its input was, and a sum nothing.

The methods of the second half, from negation on, go beyond the two texts of this course.

Source: exercise 6 of "Forward Propagation, Backward Propagation, and Computational Graphs" in
Dive into Deep Learning, and the note on the direction words of a computation graph (tanh).

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
    [2 points] a sum gives both inputs its gradient
    [3 points] a product scales by the other input
    [2 points] plain numbers work on either side of + and *
    [3 points] relu passes a gradient of either sign only above 0
    [2 points] tanh has the right value and slope
    [1 point] tanh works far away from 0
    [2 points] sums add up what reaches the same input
    [2 points] products add up what reaches the same input
    [1 point] relu adds to a gradient that is already there
    [1 point] tanh adds to a gradient that is already there
    [2 points] six layers of x = x + w x
    [3 points] a node waits for all its consumers
    [2 points] nodes with equal numbers are different nodes
    [2 points] backward() may start at any node
    [2 points] zero_grad() clears a node and all it came from
    [2 points] backward() works again after zero_grad()
    [1 point] two graphs do not disturb each other
    [2 points] the two-layer network, with a unit that is off
    [1 point] sixty doublings finish at once
    [1 point] a chain of 5,000 nodes works
    [1 point] a second backward() adds the same once more
    [1 point] beyond: a minus in front
    [2 points] beyond: a difference gives each input its sign
    [1 point] beyond: differences add up what reaches the same input
    [1 point] beyond: plain numbers work on either side of -
    [2 points] beyond: a quotient has the right value and slopes
    [1 point] beyond: quotients add up what reaches the same input
    [1 point] beyond: plain numbers work on either side of /
    [2 points] beyond: powers of either sign, of negative numbers too
    [1 point] beyond: a power adds to a gradient that is already there
    [2 points] beyond: exp has the right value and slope
    [1 point] beyond: exp adds to a gradient that is already there
    53 points in all
"""

import math


class Value:
    """A number in a graph, with its gradient."""

    # Naming fields keeps many nodes small; "__dict__" lets a node have any others as well.
    __slots__ = ("__dict__", "_local", "_prev", "data", "grad")

    def __init__(self, data: float, _prev: "tuple[Value, ...]" = ()) -> None:
        """Make a node.

        Args:
            data: the number it holds, int or float.
            _prev: the nodes it was computed from; nothing for a leaf.
        """
        self.data = float(data)
        self.grad = 0.0
        self._prev = _prev
        self._local = ()  # room for the local gradient of every input, if you keep it here

    def __repr__(self) -> str:
        return f"Value(data={self.data}, grad={self.grad})"

    def __add__(self, other: "Value | float") -> "Value":
        """Return self + other."""
        # TODO
        raise NotImplementedError

    def __radd__(self, other: float) -> "Value":
        """Return other + self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def __mul__(self, other: "Value | float") -> "Value":
        """Return self * other."""
        # TODO
        raise NotImplementedError

    def __rmul__(self, other: float) -> "Value":
        """Return other * self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def relu(self) -> "Value":
        """Return this number where it is above 0, and else 0."""
        # TODO
        raise NotImplementedError

    def tanh(self) -> "Value":
        """Return the hyperbolic tangent, for numbers as large as 400 too."""
        # TODO
        raise NotImplementedError

    def backward(self) -> None:
        """Fill in the gradient of this node with respect to all it was computed from."""
        # TODO
        raise NotImplementedError

    def zero_grad(self) -> None:
        """Set the gradient of this node, and of all it was computed from, to 0."""
        # TODO
        raise NotImplementedError

    # Beyond the two texts: the remaining arithmetic.

    def __neg__(self) -> "Value":
        """Return -self."""
        # TODO
        raise NotImplementedError

    def __sub__(self, other: "Value | float") -> "Value":
        """Return self - other."""
        # TODO
        raise NotImplementedError

    def __rsub__(self, other: float) -> "Value":
        """Return other - self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def __pow__(self, exponent: float) -> "Value":
        """Return self ** exponent, where the exponent is a plain number and gets no gradient.

        self is not 0, and below 0 only where the exponent is whole.
        """
        # TODO
        raise NotImplementedError

    def __truediv__(self, other: "Value | float") -> "Value":
        """Return self / other."""
        # TODO
        raise NotImplementedError

    def __rtruediv__(self, other: float) -> "Value":
        """Return other / self, where other is a plain number."""
        # TODO
        raise NotImplementedError

    def exp(self) -> "Value":
        """Return e to the power of this number."""
        # TODO
        raise NotImplementedError
