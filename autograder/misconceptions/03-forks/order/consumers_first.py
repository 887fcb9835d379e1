"""The list stands the other way round

Explanation: Each node stands before its inputs. That is how the backward pass goes, but the list
is asked for from the leaves to the root, to be read from its end.

Hint: Turn the list round.
"""

forward = ordered


def ordered(g):
    return forward(g)[::-1]
