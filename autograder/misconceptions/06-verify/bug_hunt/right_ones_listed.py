"""The right ones are listed

Explanation: The list holds the functions that passed. The faulty ones are asked for.

Hint: Turn the condition round.
"""


def listed(faulty):
    return [name for name, is_wrong in faulty.items() if not is_wrong]
