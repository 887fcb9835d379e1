"""A unit that is live on one example is taken for live on all

Explanation: You asked of each unit whether Z is above 0 on any example, and let the gradients of
all examples through where it is. A unit can be live on one example and dead on the next, so every
example has gates of its own.

Hint: Compare the whole of Z with 0, and join no rows: the mask has the shape of Z.
"""


def at_the_gates(d_H, Z):
    return d_H * (Z > 0).any(axis=0)
