"""The gradient is shared out between the two terms

Explanation: You gave each term half of d_J. A gradient is not a cake: if L grows by 0.1, J grows
by the whole 0.1, and the same holds for s.

Hint: Both terms get all of d_J.
"""


def objective_backward(d_J):
    return d_J / 2, d_J / 2
