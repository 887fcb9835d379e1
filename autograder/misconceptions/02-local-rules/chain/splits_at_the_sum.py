"""The sum shares its gradient out

Explanation: You gave a and b one half of the sum's gradient each. A gradient is a rate: if a alone
moves by 0.1, the sum moves by 0.1 and not by 0.05, so each input gets all of it.

Hint: d_a = d_d and d_b = d_d, without a factor.
"""


def tiny_backward(d_out, a, b, c):
    d_d = d_out * c
    return d_d / 2, d_d / 2, d_out * (a + b)
