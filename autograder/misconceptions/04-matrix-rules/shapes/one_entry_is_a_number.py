"""An array with one entry counts as a number

Explanation: You dropped axes of length 1 before you compared. () and (1,) are different shapes,
and so are (3,) and (1, 3).

Hint: np.shape of a number is (), and of an array with one entry (1,). Compare these.
"""

import numpy as np


def wrong_shapes(values, grads):
    def fits(name, value):
        return f"d_{name}" in grads and np.shape(np.squeeze(grads[f"d_{name}"])) == np.shape(
            np.squeeze(value)
        )

    return [name for name, value in values.items() if not fits(name, value)]
