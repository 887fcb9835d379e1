"""The rule of the sum is used for the product

Explanation: You passed d_out on as it is, which is right for a + b. In a product a step in a[i]
is multiplied by b[i] before it reaches the output.

Hint: d_a is d_out * b.
"""


def hadamard_backward(d_out, a, b):
    return 1.0 * d_out, 1.0 * d_out
