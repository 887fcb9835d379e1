"""Only the last operation passes its gradient on

Explanation: backward() ran the step of its own node and stopped, so the inputs of the last
operation have their gradients and all nodes behind them have 0.

Hint: Every node between this one and the leaves has to run its step, in an order where consumers
come first.
"""


class Value:
    def backward(self):
        self.grad = 1.0
        self._backward()
