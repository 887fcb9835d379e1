"""relu's gate looks at the gradient and not at the number

Explanation: You stopped negative gradients. Which way the gradient points plays no part: above 0
relu passes any gradient, at or below 0 none.

Hint: For relu(2) * (-3) the gradient of the 2 is -3.
"""


class Value:
    def relu(self):
        out = Value(max(self.data, 0.0), (self,))

        def _backward():
            self.grad += max(out.grad, 0.0)

        out._backward = _backward
        return out
