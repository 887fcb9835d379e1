"""Upstream means the leaf side in both frames

Explanation: This is the meaning by data flow. In the box, where the gradient flows, upstream is
where the gradient comes from: the output side.

Hint: By gradient flow the two words change places.
"""

translated = translate


def translate(word, frame):
    return translated(word, "data flow" if frame == "gradient flow" else frame)
