"""The gradients of z and h are exchanged

Explanation: d_h is what arrives behind the gate, d_z what is left of it in front. You returned
them under each other's name.

Hint: z comes before the gate: where a unit is off, it is d_z that is 0.
"""


def named(L, d_W2, d_h, d_z, d_W1):
    return {"L": L, "d_W2": d_W2, "d_h": d_z, "d_z": d_h, "d_W1": d_W1}
