"""A transpose too many on the way to the hidden units

Explanation: Going forward O = H @ W2.T, so going back the transpose is undone: d_O @ W2. For one
example it was W2.T @ d_o, a column; in a batch the examples are rows.

Hint: d_H has shape (n, h): (n, q) times (q, h).
"""


def to_hidden(d_O, W2):
    return 1.0 * d_O @ W2.T
