"""Children means the consumers in both pictures

Explanation: Where arrows show the data flow, children are consumers. In the picture of a tree the
root is the output, and what hangs below it are its inputs.

Hint: In the picture of a tree the two words change places.
"""

translated = translate


def translate(word, frame):
    return translated(word, "arrows" if frame == "tree" else frame)
