"""The sum's rule is fed with the gradient of e

Explanation: a and b got d_out as it is, as if the sum were the last operation. Between the sum and
e stands the product, which scales by c first.

Hint: Two steps: d_d = d_out * c, and then the sum copies d_d, not d_out. At c = -3 and d_out = 1
both answers are -3.
"""


def tiny_backward(d_out, a, b, c):
    return 1.0 * d_out, 1.0 * d_out, d_out * (a + b)
