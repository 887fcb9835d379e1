"""tanh overwrites a gradient instead of adding to it

Explanation: In tanh you set the input's gradient with =. If the same node is also used elsewhere,
as in a.tanh() + a, what came from there is lost. The other operators are right, so simple checks
pass.

Hint: Use += in every operator. For y = a.tanh() + a at a = 0 the gradient of a is 1 + 1 = 2.
"""

import math


class Value:
    def tanh(self):
        out = Value(math.tanh(self.data), (self,))

        def _backward():
            self.grad = (1.0 - out.data**2) * out.grad

        out._backward = _backward
        return out
