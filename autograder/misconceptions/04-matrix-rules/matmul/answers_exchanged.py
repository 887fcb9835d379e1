"""The two answers are in the wrong order

Explanation: The gradients come back in the order of the forward pass's inputs: A first, then B.

Hint: return d_A, d_B.
"""


def matmul_backward(d_out, A, B):
    return 1.0 * A.T @ d_out, 1.0 * d_out @ B.T
