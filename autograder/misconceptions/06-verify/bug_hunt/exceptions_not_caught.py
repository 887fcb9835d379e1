"""An exception ends the hunt

Explanation: A candidate that raises is faulty, and the others are still to be tried. Yours ends
there.

Hint: Put the call into try: ... except Exception: and count it as a miss.
"""


def passes(backward, forward, point, d_out):
    return all_fit(as_answers(backward(d_out, *point), point), forward, d_out, point)
