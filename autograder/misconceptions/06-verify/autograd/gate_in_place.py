"""The gate writes into z

Explanation: relu_() changes z itself, so what you call z afterwards is h, and its gradient is that
of h.

Hint: torch.relu(z) makes a new tensor and leaves z alone.
"""


def named(L, d_W2, d_h, d_z, d_W1):
    return {"L": L, "d_W2": d_W2, "d_h": d_h, "d_z": d_h.copy(), "d_W1": d_W1}
