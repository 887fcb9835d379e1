"""Nodes that were seen already are walked through again

Explanation: The result is right, since a node enters the order once. But its inputs are visited
again on every path that leads to it, and the number of paths doubles with each x = x + x: sixty
of them have 2**60 paths.

Hint: Ask "seen already?" before you go on to the inputs, not only before you append.
"""


class Value:
    def _inputs_first(self):
        order = []

        def visit(node):
            for source in node._prev:
                visit(source)
            if node not in order:
                order.append(node)

        visit(self)
        return order
