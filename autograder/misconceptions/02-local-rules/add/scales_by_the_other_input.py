"""The rule of the product is used for the sum

Explanation: You scaled d_out by the other input. That is right for a * b, where b sets how fast
the product moves. In a + b a step in a moves the sum by the same step, whatever b is.

Hint: For a = 2, b = 100 raise a by 0.1. The sum moves by 0.1, so the local gradient is 1.
"""


def add_backward(d_out, a, b):
    return d_out * b, d_out * a
