"""Children means the inputs in both pictures

Explanation: In the picture of a tree the root is the output, and its children are its inputs.
Where arrows show the data flow, an arrow leads from parent to child, so the children are the
consumers.

Hint: In the picture with arrows the two words change places.
"""

translated = translate


def translate(word, frame):
    return translated(word, "tree" if frame == "arrows" else frame)
