"""A name is listed once for each point

Explanation: A function that fails at two points stands in the list twice.

Hint: Leave the loop over the points once a function has failed.
"""

import numpy as np


def find_faulty(forward, candidates, inputs):
    trials = trials_of(forward, inputs, np.random.default_rng(6))
    return [
        name
        for name, backward in candidates.items()
        for point, d_out in trials
        if not passes(backward, forward, point, d_out)
    ]
