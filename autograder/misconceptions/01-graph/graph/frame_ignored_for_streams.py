"""Upstream means the output side in both frames

Explanation: By gradient flow upstream is where the gradient comes from. By data flow it is where
the data comes from, and that is the other side.

Hint: By data flow the two words change places.
"""

translated = translate


def translate(word, frame):
    return translated(word, "gradient flow" if frame == "data flow" else frame)
