"""d_z is read from h

Explanation: You gave the gradient of h under both names. relu stands between the two: where a unit
is off, d_z is 0 although d_h is not.

Hint: Keep both lists, z and h = relu(z), and read d_z from the nodes of z.
"""


def answers(Value, L, W1, W2, z, h):
    return {
        "L": L.data,
        "d_W2": gradients(W2),
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in h],
        "d_W1": gradients(W1),
    }
