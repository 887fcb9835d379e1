"""The power overwrites a gradient instead of adding to it

Explanation: In ** you set the base's gradient with =. If the same node is also used elsewhere, as
in a**2 + a, what came from there is lost.

Hint: Use += in every operator. For y = a**2 + a at a = 3 the gradient of a is 6 + 1 = 7.
"""


class Value:
    def __pow__(self, exponent):
        out = Value(self.data**exponent, (self,))

        def _backward():
            self.grad = exponent * self.data ** (exponent - 1) * out.grad

        out._backward = _backward
        return out
