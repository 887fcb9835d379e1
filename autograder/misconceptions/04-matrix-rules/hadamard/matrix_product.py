"""The rule of the matrix product is used

Explanation: d_out @ b.T and a.T @ d_out belong to a @ b. In a * b no entry meets another one, so
nothing is added up and nothing is transposed.

Hint: Entry by entry: d_a = d_out * b, d_b = d_out * a.
"""


def hadamard_backward(d_out, a, b):
    return 1.0 * d_out @ b.T, 1.0 * a.T @ d_out
