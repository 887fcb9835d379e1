"""Only the first contribution is kept

Explanation: The first contribution came back as if the value had one use only. Every use sends its
own share.

Hint: Go through the whole list and add each entry to a total.
"""


def accumulate(contributions):
    return contributions[0].copy()
