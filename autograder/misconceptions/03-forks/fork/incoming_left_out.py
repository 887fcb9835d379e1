"""The gradient of the output is taken to be 1

Explanation: Your answers are right for d_out = 1 and for no other. If J moves by 4 when y moves by
1, all gradients are 4 times as large.

Hint: Every contribution has the factor d_out.
"""


def square_plus_backward(d_out, x):
    return 2.0 * x + 1.0


def three_uses_backward(d_out, x, u, v):
    return u + v + 1.0, 1.0 * x, 1.0 * x
