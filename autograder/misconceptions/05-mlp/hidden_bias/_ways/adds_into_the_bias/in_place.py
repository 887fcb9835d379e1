"""In place, which NumPy refuses for a bias of whole numbers."""


def before_the_gate(x, W1, b1):
    b1 += W1 @ x
    return b1
