"""What raises is skipped

Explanation: A candidate that raises an exception gives no gradient at all, so it is faulty. You
left it out.

Hint: Count an exception as a miss.
"""


def passes(backward, forward, point, d_out):
    try:
        return all_fit(as_answers(backward(d_out, *point), point), forward, d_out, point)
    except Exception:
        return True
