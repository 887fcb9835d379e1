"""The first gradient is added to what is there."""


class Value:
    def backward(self):
        self.grad = 1.0 if self._prev else self.grad + 1.0
        self._backward()
