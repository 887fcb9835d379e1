"""The other factor is found by dividing the product

Explanation: a * b / a is b only while a is not 0. At a = 0 the division has no answer, although
the gradient of a is simply d_out * b.

Hint: The other factor is saved for you: use b itself for d_a, and a itself for d_b.
"""


def multiply_backward(d_out, a, b):
    out = a * b
    return d_out * out / a, d_out * out / b
