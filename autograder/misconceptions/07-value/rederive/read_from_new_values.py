"""The gradients are read from newly made Values

Explanation: The weights were wrapped a second time for reading. A new Value holds the same number
but has no part in the graph, so its gradient is 0.

Hint: Wrap each weight once, keep the object, and read .grad from that one.
"""


def answers(Value, L, W1, W2, z, h):
    def again(W):
        return [[Value(weight.data).grad for weight in row] for row in W]

    return {
        "L": L.data,
        "d_W2": again(W2),
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in z],
        "d_W1": again(W1),
    }
