"""Children and parents have changed places

Explanation: In a tree the root is on top and is the output, so children are inputs. Along arrows a
child is what an arrow points to, a consumer.

Hint: Draw n = s + b both ways, and find the children of n in each picture.
"""

translated = translate


def translate(word, frame):
    turned = {"children": "parents", "parents": "children"}
    return translated(turned.get(word, word), frame)
