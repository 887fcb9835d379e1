"""The last point decides

Explanation: What you found at a point is overwritten by what you find at the next one.

Hint: Once wrong is wrong: stop at the first point where it shows.
"""


def is_faulty(results):
    return not results[-1]
