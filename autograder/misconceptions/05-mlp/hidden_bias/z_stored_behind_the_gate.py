"""z is stored as it is behind the gate

Explanation: Your z holds zeros where it was negative: it was overwritten by relu, or h was stored
twice. The gate is decided by z, so the backward pass needs it as it was.

Hint: h = np.where(z > 0, z, 0.0) makes a new array.
"""


def stored(z, h, o, L, s):
    return {"z": h, "h": h, "o": o, "L": L, "s": s}
