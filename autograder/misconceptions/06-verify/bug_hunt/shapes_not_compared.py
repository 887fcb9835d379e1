"""Shapes are not compared

Explanation: NumPy stretches a row, a column or a number before it subtracts, so an answer of
another shape can look right.

Hint: Compare np.shape of the two first.
"""


def fits(got, want):
    return is_near(got, want)
