"""The gradient of the output is taken to be 1

Explanation: Your answers are right for d_out = 1 and for no other. e is rarely the last number: if
J moves by 4 when e moves by 1, then all three gradients are 4 times as large.

Hint: Begin with the product rule fed with d_out: d_d = d_out * c and d_c = d_out * d.
"""


def tiny_backward(d_out, a, b, c):
    return 1.0 * c, 1.0 * c, 1.0 * (a + b)
