"""The root is left out

Explanation: All nodes below the root are there. The root is a node like the others, and the
backward pass begins with it.

Hint: Append the root itself after its inputs.
"""

forward = ordered


def ordered(g):
    return forward(g)[:-1]
