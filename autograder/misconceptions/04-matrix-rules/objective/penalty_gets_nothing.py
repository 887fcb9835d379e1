"""The penalty gets no gradient

Explanation: You passed d_J to the loss alone. The penalty does not depend on the data, but J
depends on the penalty, with the slope 1.

Hint: Both terms of a sum get d_J, whatever they are made of.
"""


def objective_backward(d_J):
    return 1.0 * d_J, 0.0
