"""Reverse mode is said to need one sweep always

Explanation: One backward pass starts at one output. It is one for a network with a single loss,
and that is not the only case.

Hint: One sweep for each output.
"""


def sweeps(n_in, n_out):
    return n_in, 1
