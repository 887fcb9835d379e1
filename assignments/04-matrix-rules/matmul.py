"""A matrix times a matrix: the same rule for many columns at once.

The forward pass, given and not graded:

    def matmul(A, B):
        return A @ B

Entry (i, j) of the result is the sum of A[i, r] * B[r, j] over r. So A[i, r] meets every entry of
row r of B, and B[r, j] every entry of column r of A. The product rule, one entry at a time:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    | part j of d_A[i, r] =    B[r, j]     x    d_out[i, j]    |
    | part i of d_B[r, j] =    A[i, r]     x    d_out[i, j]    |
    +----------------------------------------------------------+

The parts are added up, and each of these sums is a matrix product again. Which of the two factors
has to be transposed, and which one stands on the left, can be read off the shapes as long as m, k
and n differ: d_A has to come out as (m, k), and it is made of d_out (m, n) and B (k, n).

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

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
    [3 points] gives the left matrix its gradient
    [3 points] gives the right matrix its gradient
    [3 points] keeps the shapes of A and B, whatever the three sizes are
    [1 point] keeps the fraction when the inputs are whole numbers
    [1 point] leaves its arguments unchanged
    11 points in all
"""

import numpy as np


def matmul_backward(
    d_out: np.ndarray, A: np.ndarray, B: np.ndarray
) -> tuple[np.ndarray, np.ndarray]:
    """Return the gradients of the two inputs of A @ B.

    Args:
        d_out: gradient of J with respect to A @ B, shape (m, n).
        A: the left matrix, shape (m, k).
        B: the right matrix, shape (k, n).

    Returns:
        (d_A, d_B), of shapes (m, k) and (k, n).
    """
    # TODO
    raise NotImplementedError
