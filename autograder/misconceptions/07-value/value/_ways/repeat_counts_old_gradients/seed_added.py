"""The first gradient is added to what is there."""


class Value:
    def backward(self):
        self.grad += 1.0
        for node in reversed(self._inputs_first()):
            node._backward()
