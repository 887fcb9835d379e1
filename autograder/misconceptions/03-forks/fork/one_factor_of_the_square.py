"""x * x contributes only once

Explanation: A product has two inputs, and in x * x both of them are x. You counted the one and not
the other, so the slope of the square came out as x and not as 2 x.

Hint: Write the square as left * right, find both gradients with the product rule, then add them.
"""


def square_plus_backward(d_out, x):
    return d_out * (x + 1.0)
