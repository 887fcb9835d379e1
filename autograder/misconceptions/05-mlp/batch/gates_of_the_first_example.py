"""All examples use the gates of the first one

Explanation: A unit can be live on one example and dead on the next. Every example has gates of
its own.

Hint: Compare the whole of Z with 0.
"""


def at_the_gates(d_H, Z):
    return d_H * (Z[0] > 0)
