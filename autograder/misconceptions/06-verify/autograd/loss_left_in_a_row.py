"""L is no number

Explanation: You squared the errors and did not add them up. With one output that passes for a
number in PyTorch, with two backward() refuses.

Hint: Add up before you go backward, and return L.item().
"""


def loss(o, y):
    return 0.5 * (o - y) ** 2
