"""J is the loss alone

Explanation: J is L + s. You stored s and then returned L.

Hint: return L + s, cache.
"""


def objective(L, s):
    return L
