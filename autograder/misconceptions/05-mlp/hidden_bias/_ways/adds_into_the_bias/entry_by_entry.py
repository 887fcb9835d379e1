"""Entry by entry into the bias, which loses fractions where it holds whole numbers."""


def before_the_gate(x, W1, b1):
    for j, row in enumerate(W1):
        b1[j] += row @ x
    return b1
