"""ReLU is missing

Explanation: The hidden units are z itself. Where z is negative, both passes go through a gate that
should be shut.

Hint: h = torch.relu(z).
"""


def gate(z):
    return z * 1.0
