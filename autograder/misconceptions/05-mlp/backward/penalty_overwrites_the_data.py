"""The penalty's share overwrites the layer's

Explanation: You assigned where you should add: the part from the layer was computed and lost. A
weight has two consumers, and it gets the sum of what both send back.

Hint: += in place of the second =.
"""


def w2_gradient(d_o, h, W2, lam):
    return 1.0 * lam * W2


def w1_gradient(d_z, x, W1, lam):
    return 1.0 * lam * W1
