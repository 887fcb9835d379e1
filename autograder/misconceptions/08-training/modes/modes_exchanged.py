"""The two modes are exchanged

Explanation: Forward mode follows one input through the whole graph, so it needs a sweep for every
input. Reverse mode follows one output.

Hint: (n_in, n_out): forward first.
"""


def sweeps(n_in, n_out):
    return n_out, n_in
