"""The forward pass has no gate

Explanation: You passed z on as it is. h is z where z is above 0 and 0 elsewhere.

Hint: h = np.where(z > 0, z, 0.0).
"""


def gate(z):
    return 1.0 * z
