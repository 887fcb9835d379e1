"""Only the first point is tried

Explanation: A function can be right at one point and wrong at the next one. You tried the first
one alone.

Hint: Go through all of inputs.
"""


def is_faulty(results):
    return not results[0]
