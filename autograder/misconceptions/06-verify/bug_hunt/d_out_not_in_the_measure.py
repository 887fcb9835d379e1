"""The measured slopes lack d_out

Explanation: A candidate is called with d_out, so its answer is a gradient of the sum of d_out
times the result. You measured the plain sum of the result.

Hint: Multiply the result by d_out before you add it up.
"""

import numpy as np


def slopes(forward, d_out, point, which):
    centre = np.array(point[which], dtype=float)
    answer = np.zeros(centre.shape)
    for entry in np.ndindex(centre.shape):
        for sign in (1.0, -1.0):
            nudged = centre.copy()
            nudged[entry] += sign * STEP
            after = forward(*point[:which], nudged, *point[which + 1 :])
            answer[entry] += sign * np.sum(after) / (2 * STEP)
    return answer
