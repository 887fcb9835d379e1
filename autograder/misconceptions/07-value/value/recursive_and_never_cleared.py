"""The walk calls itself for each node, and a second one counts old gradients

Explanation: These are the two faults that most public classes of this kind have, both at once.
A helper that calls itself goes one level deeper for every node of a chain, and Python stops it at
about 1,000 levels. And inner nodes kept their gradients from the first backward(), so that a
second one passed on old and new together. All else is right.

Hint: Keep a list as your own stack in place of the calls, and before the loop set the gradients of
all nodes that have inputs to 0.
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

        visit(self)
        return order

    def backward(self):
        order = self._inputs_first()
        self.grad = 1.0
        for node in reversed(order):
            node._backward()
