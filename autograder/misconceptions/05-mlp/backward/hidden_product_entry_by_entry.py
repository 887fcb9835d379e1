"""A product entry by entry stands for the matrix product

Explanation: You multiplied W2 by d_o without adding up. A hidden unit feeds all outputs, and what
comes back from them is added.

Hint: d_h has shape (h,): W2.T @ d_o.
"""

import numpy as np


def hidden_gradient(d_o, W2):
    return W2 * np.reshape(d_o, (-1, 1))
