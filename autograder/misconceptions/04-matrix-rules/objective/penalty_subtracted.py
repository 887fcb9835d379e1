"""The penalty's gradient has the wrong sign

Explanation: J is L + s, so a larger penalty makes J larger. With a minus sign training would
reward large weights.

Hint: dJ/ds is 1, not -1.
"""


def objective_backward(d_J):
    return 1.0 * d_J, -1.0 * d_J
