"""Only what is wrong at every point is listed

Explanation: You listed a function only if it fails at all points. One is enough.

Hint: any, and not all, of the points.
"""


def is_faulty(results):
    return not any(results)
