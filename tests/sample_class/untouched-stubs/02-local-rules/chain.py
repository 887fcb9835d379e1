"""Two rules in a row: the smallest backward pass.

The forward pass, given and not graded:

    def tiny(a, b, c):
        d = a + b
        e = d * c
        return e

A backward pass visits the operations from the output side to the leaf side. Each one takes the
gradient of its own output and hands gradients to its inputs, and what it hands over is d_out to
the operation before it:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_d         =     de/dd      x       d_out       |
    |         d_c         =     de/dc      x       d_out       |
    |         d_a         =     dd/da      x        d_d        |
    |         d_b         =     dd/db      x        d_d        |
    +----------------------------------------------------------+

Only a, b and c are saved; d is quickly computed again. At a = 2, b = 1, c = -3 with d_out = 1
the three answers are -3, -3 and 3, in the order of the inputs. The gradient of the sum node is
d_d, and it is no part of the answer.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

"""


def tiny_backward(d_out: float, a: float, b: float, c: float) -> tuple[float, float, float]:
    """Return the gradients of the three inputs of e = (a + b) * c.

    Args:
        d_out: gradient of J with respect to e, a number.
        a: first input of the sum, a number.
        b: second input of the sum, a number.
        c: the factor, a number.

    Returns:
        (d_a, d_b, d_c), three numbers.
    """
    # TODO
    raise NotImplementedError
