"""Each input is scaled by itself

Explanation: You scaled a's gradient by a and b's by b. How fast a[i] * b[i] moves when a[i] moves
is set by b[i].

Hint: The inputs change places: d_a is d_out * b.
"""


def hadamard_backward(d_out, a, b):
    return 1.0 * d_out * a, 1.0 * d_out * b
