"""The slope of the square is counted for each factor

Explanation: You took the slope 2 x of the whole square and counted it once for each factor. It
holds the contributions of both already.

Hint: Either two contributions of d_out * x or one of d_out * 2 * x, not both.
"""


def square_plus_backward(d_out, x):
    return d_out * (4.0 * x + 1.0)
