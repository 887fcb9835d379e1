"""The sum is not handed back

Explanation: e came back alone. The backward pass needs the sum as well, since the product scales
the gradient of c by it.

Hint: Hand back the pair d, e.
"""


def tiny_forward(a, b, c):
    return (a + b) * c
