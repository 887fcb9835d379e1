"""The minus sign of the second input is lost

Explanation: You gave both inputs d_out, as a sum does. Raising b makes a - b smaller, so b's
local gradient is -1 and not 1.

Hint: For 5 - 2 raise the 2 by 0.1: the difference goes from 3 to 2.9. With d_out = 4 the answer
for b is -4.
"""


def subtract_backward(d_out, a, b):
    return 1.0 * d_out, 1.0 * d_out
