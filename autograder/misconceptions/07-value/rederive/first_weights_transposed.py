"""d_W1 comes back transposed

Explanation: Your list has one row for each input. W1 has one row for each hidden unit, and a
gradient has the shape of what it belongs to.

Hint: d_W1[i][j] is the gradient of W1[i][j]: loop over the rows of W1, then along the row.
"""


def answers(Value, L, W1, W2, z, h):
    return {
        "L": L.data,
        "d_W2": gradients(W2),
        "d_h": [unit.grad for unit in h],
        "d_z": [unit.grad for unit in z],
        "d_W1": [list(column) for column in zip(*gradients(W1), strict=True)],
    }
