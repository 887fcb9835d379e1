"""The walk starts from the value of the output

Explanation: You set the first gradient to the output's data. If the output moves by 0.1, it moves
by 0.1: the gradient of a number with respect to itself is 1, however large it is.

Hint: Start from 1.0.
"""


class Value:
    def backward(self):
        order = self._inputs_first()
        for node in order:
            if node._prev:
                node.grad = 0.0
        self.grad += self.data
        for node in reversed(order):
            node._backward()
