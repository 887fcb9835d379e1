"""The walk that nearly every public class of this kind has: recursive, and never cleared."""


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
