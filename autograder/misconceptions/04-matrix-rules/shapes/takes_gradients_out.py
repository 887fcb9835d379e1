"""The gradients are taken out of the dict

Explanation: The answer is right, but pop removes what it finds. Afterwards the caller's dict is
empty.

Hint: grads.get(name) looks without taking out.
"""

import numpy as np


def wrong_shapes(values, grads):
    wrong = []
    for name, value in values.items():
        found = grads.pop(f"d_{name}", None)
        if found is None or np.shape(found) != np.shape(value):
            wrong.append(name)
    return wrong
