"""1 - v is computed as v - 1

Explanation: __rsub__ and __rtruediv__ are called when the number stands on the left, but you
computed self - other and self / other. For + and * the order does not matter; here it does:
5 - 3 is not 3 - 5.

Hint: In both methods `other` is on the left: Value(other) - self and Value(other) / self.
"""


class Value:
    def __rsub__(self, other):
        return self - other

    def __rtruediv__(self, other):
        return self / other
