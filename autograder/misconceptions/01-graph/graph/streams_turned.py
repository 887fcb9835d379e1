"""Upstream and downstream have changed places

Explanation: Upstream is where something comes from: the gradient from the output side, the data
from the leaf side.

Hint: Ask where the current of this frame begins. That way is upstream.
"""

translated = translate


def translate(word, frame):
    turned = {"upstream": "downstream", "downstream": "upstream"}
    return translated(turned.get(word, word), frame)
