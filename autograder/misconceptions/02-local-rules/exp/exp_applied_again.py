"""exp is applied to its own output

Explanation: The argument is already exp(x), and exp(x) is the slope too. Taking exp once more would
be right if x were handed over.

Hint: With out = 2 and d_out = 3 the answer is 6. No exponential is needed in the backward pass.
"""

import numpy as np


def exp_backward(d_out, out):
    return d_out * np.exp(out)
