"""The rule of the sum is used for the product

Explanation: You passed d_out on as it is, which is right for a + b. In a product a step in a is
multiplied by b before it reaches the output.

Hint: For 2 * 5 raise the 2 by 0.1: the product grows by 0.5. The local gradient is 5, not 1.
"""


def multiply_backward(d_out, a, b):
    return 1.0 * d_out, 1.0 * d_out
