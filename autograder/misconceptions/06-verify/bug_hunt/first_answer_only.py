"""Only the first answer is looked at

Explanation: A backward function answers with one gradient for each input. You compared the one of
the first input.

Hint: Compare all of them, each with the slopes of its own input.
"""


def all_fit(answers, forward, d_out, point):
    return fits(answers[0], slopes(forward, d_out, point, 0))
