"""The names are sorted

Explanation: The names are right, but they come in the order of the alphabet and not in that of
candidates.

Hint: Go through the dict as it is.
"""


def listed(faulty):
    return sorted(name for name, is_wrong in faulty.items() if is_wrong)
