"""A sweep is counted for every pair of input and output

Explanation: One forward sweep finds how fast all outputs grow with one input at once, and one
backward sweep serves all inputs.

Hint: Forward: one for each input. Reverse: one for each output.
"""


def sweeps(n_in, n_out):
    return n_in * n_out, n_in * n_out
