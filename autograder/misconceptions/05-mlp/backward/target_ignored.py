"""The target is left out

Explanation: You returned o. In the worked example y is 0, so nothing shows there.

Hint: d_o is o - y.
"""


def output_gradient(o, y):
    return 1.0 * o
