"""The first gradient replaces what is there."""


class Value:
    def backward(self):
        order = self._inputs_first()
        for node in order:
            if node._prev:
                node.grad = 0.0
        self.grad = self.data
        for node in reversed(order):
            node._backward()
