"""The penalty counts once for each example

Explanation: You added lam * W for every example. The penalty belongs to the weights and stands in
J once.

Hint: Add lam * W after the examples have been gathered.
"""


def pull(W, lam, n):
    return 1.0 * n * lam * W
