"""The first candidate is taken for right

Explanation: You compared the candidates with each other. Nothing says that the first one is right,
or the larger number of them.

Hint: Let the forward function decide: nudge it.
"""

import numpy as np


def find_faulty(forward, candidates, inputs):
    trials = trials_of(forward, inputs, np.random.default_rng(6))
    judge = next(iter(candidates.values()))

    def same(backward, point, d_out):
        try:
            pairs = zip(
                as_answers(backward(d_out, *point), point),
                as_answers(judge(d_out, *point), point),
                strict=True,
            )
            return all(fits(got, np.asarray(want)) for got, want in pairs)
        except Exception:
            return False

    return [
        name
        for name, backward in candidates.items()
        if not all(same(backward, point, d_out) for point, d_out in trials)
    ]
