"""The objective: where the backward pass begins.

The forward pass, given and not graded:

    def objective(L, s):
        J = L + s
        return J

L is the loss, s the penalty on the weights, and J is what training makes small. The two meet in
a sum, so the rule is one you know. It is the first step of every backward pass of this unit:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_L         =     dJ/dL      x       d_J         |
    |         d_s         =     dJ/ds      x       d_J         |
    +----------------------------------------------------------+

d_J is 1 when J itself is what we differentiate. It is something else when J is only a part of a
larger sum, for instance one of several objectives that are weighted and added.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""


def objective_backward(d_J: float) -> tuple[float, float]:
    """Return the gradients of the loss and of the penalty in J = L + s.

    Args:
        d_J: gradient of the final number with respect to J, a number.

    Returns:
        (d_L, d_s), two numbers.
    """
    ### BEGIN SOLUTION
    return 1.0 * d_J, 1.0 * d_J
    ### END SOLUTION
