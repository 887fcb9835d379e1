"""The order stays empty

Explanation: The helper that fills the order was written but never called on this node, so the loop
over it has nothing to do: the node itself holds 1 and all others 0.

Hint: Call the helper on self before the loop.
"""


class Value:
    def _inputs_first(self):
        order, seen = [], set()

        def visit(node):
            if node not in seen:
                seen.add(node)
                for source in node._prev:
                    visit(source)
                order.append(node)

        return order
