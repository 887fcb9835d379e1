"""The other factor is found by dividing the output

Explanation: e / c is the sum only while c is not 0, and e / d is c only while the sum is not 0.
The gradients exist there all the same.

Hint: Compute d = a + b once more, and take c as it is saved.
"""


def tiny_backward(d_out, a, b, c):
    d = a + b
    e = d * c
    return d_out * e / d, d_out * e / d, d_out * e / c
