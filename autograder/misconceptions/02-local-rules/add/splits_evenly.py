"""The gradient is shared out between the two inputs

Explanation: It looks fair to give each input one half, but a gradient is a rate and not a stock
to be divided. If a alone grows by 0.1, the whole sum grows by 0.1, so a gets all of d_out; the
same holds for b.

Hint: Move one input and hold the other still. With d_out = 4, J moves by 4 times that step, not
by 2 times.
"""


def add_backward(d_out, a, b):
    return d_out / 2, d_out / 2
