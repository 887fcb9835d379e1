"""Two uses by the same node are two ways on."""


class Value:
    def backward(self):
        for node in self._reachable():
            if node._prev:
                node.grad = 0.0
        self.grad += 1.0
        self._walk()

    def _walk(self):
        self._backward()
        for source in self._prev:
            source._walk()
