"""Each input is scaled by itself

Explanation: You scaled the gradient of a by a. How fast a product moves when a moves is set by
the other factor: raising a by 0.1 raises a * b by 0.1 * b.

Hint: For 2 * 5 raise the 2 by 0.1: the product grows by 0.5, so d_a is d_out * 5. The inputs
change places.
"""


def multiply_backward(d_out, a, b):
    return d_out * a, d_out * b
