"""The incoming gradient is left out

Explanation: 1 is the local gradient of both terms. It still has to be scaled by d_J, which is
not 1 where J is a part of something larger.

Hint: With d_J = -2.5 both answers are 1 * -2.5.
"""


def objective_backward(d_J):
    return 1.0, 1.0
