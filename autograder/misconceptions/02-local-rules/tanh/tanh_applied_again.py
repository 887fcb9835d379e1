"""tanh is applied to its own output

Explanation: The argument is already tanh(x). Taking its tanh once more gives a smaller number and
so too steep a slope. It would be right if x were handed over.

Hint: With out = 0.5 the slope is 1 - 0.5 * 0.5 = 0.75. No tanh is needed in the backward pass.
"""

import numpy as np


def tanh_backward(d_out, out):
    return d_out * (1.0 - np.tanh(out) ** 2)
