"""An answer for one input is taken apart

Explanation: With a single input the gradient comes back alone, not in a tuple. You took its
entries for the answers.

Hint: Wrap it: (answer,) if there is one input.
"""


def as_answers(answers, point):
    return list(answers)
