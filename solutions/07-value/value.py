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

Graded:
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
        ### BEGIN SOLUTION
        if not isinstance(other, Value):
            other = Value(other)
        out = Value(self.data + other.data, (self, other))
        out._local = (1.0, 1.0)
        return out
        ### END SOLUTION

    def __radd__(self, other: float) -> "Value":
        """Return other + self, where other is a plain number."""
        ### BEGIN SOLUTION
        return self + other
        ### END SOLUTION

    def __mul__(self, other: "Value | float") -> "Value":
        """Return self * other."""
        ### BEGIN SOLUTION
        if not isinstance(other, Value):
            other = Value(other)
        out = Value(self.data * other.data, (self, other))
        out._local = (other.data, self.data)
        return out
        ### END SOLUTION

    def __rmul__(self, other: float) -> "Value":
        """Return other * self, where other is a plain number."""
        ### BEGIN SOLUTION
        return self * other
        ### END SOLUTION

    def relu(self) -> "Value":
        """Return this number where it is above 0, and else 0."""
        ### BEGIN SOLUTION
        is_open = self.data > 0
        out = Value(self.data if is_open else 0.0, (self,))
        out._local = (1.0 if is_open else 0.0,)
        return out
        ### END SOLUTION

    def tanh(self) -> "Value":
        """Return the hyperbolic tangent, for numbers as large as 400 too."""
        ### BEGIN SOLUTION
        # math.tanh, since a quotient of exponentials overflows from about 355 on.
        out = Value(math.tanh(self.data), (self,))
        out._local = (1.0 - out.data * out.data,)
        return out
        ### END SOLUTION

    def backward(self) -> None:
        """Fill in the gradient of this node with respect to all it was computed from."""
        ### BEGIN SOLUTION
        order: list[Value] = []
        seen: set[Value] = set()
        stack: list[Value | None] = [self]
        while stack:
            node = stack.pop()
            if node is None:  # all that lay above this mark is in order: now the node itself
                order.append(stack.pop())
            elif node._prev and node not in seen:
                seen.add(node)
                node.grad = 0.0
                stack.append(node)
                stack.append(None)
                stack.extend(node._prev)
        self.grad += 1.0
        for node in reversed(order):
            d_out = node.grad
            if len(node._prev) == 2:  # written out, since a loop over pairs takes far longer
                (a, b), (local_a, local_b) = node._prev, node._local
                a.grad += local_a * d_out
                b.grad += local_b * d_out
            else:
                (a,), (local_a,) = node._prev, node._local
                a.grad += local_a * d_out
        ### END SOLUTION

    def zero_grad(self) -> None:
        """Set the gradient of this node, and of all it was computed from, to 0."""
        ### BEGIN SOLUTION
        seen = {self}
        stack = [self]
        while stack:
            node = stack.pop()
            node.grad = 0.0
            fresh = [source for source in node._prev if source not in seen]
            seen.update(fresh)
            stack.extend(fresh)
        ### END SOLUTION

    # Beyond the two texts: the remaining arithmetic.

    def __neg__(self) -> "Value":
        """Return -self."""
        ### BEGIN SOLUTION
        return self * -1.0
        ### END SOLUTION

    def __sub__(self, other: "Value | float") -> "Value":
        """Return self - other."""
        ### BEGIN SOLUTION
        return self + -other
        ### END SOLUTION

    def __rsub__(self, other: float) -> "Value":
        """Return other - self, where other is a plain number."""
        ### BEGIN SOLUTION
        return -self + other
        ### END SOLUTION

    def __pow__(self, exponent: float) -> "Value":
        """Return self ** exponent, where the exponent is a plain number and gets no gradient.

        self is not 0, and below 0 only where the exponent is whole.
        """
        ### BEGIN SOLUTION
        out = Value(self.data**exponent, (self,))
        # The exponent 0 apart: 0 * x**-1 is no number at x = 0.
        out._local = (exponent * self.data ** (exponent - 1) if exponent else 0.0,)
        return out
        ### END SOLUTION

    def __truediv__(self, other: "Value | float") -> "Value":
        """Return self / other."""
        ### BEGIN SOLUTION
        return self * other**-1.0
        ### END SOLUTION

    def __rtruediv__(self, other: float) -> "Value":
        """Return other / self, where other is a plain number."""
        ### BEGIN SOLUTION
        return self**-1.0 * other
        ### END SOLUTION

    def exp(self) -> "Value":
        """Return e to the power of this number."""
        ### BEGIN SOLUTION
        out = Value(math.exp(self.data), (self,))
        out._local = (out.data,)
        return out
        ### END SOLUTION
