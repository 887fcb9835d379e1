"""A plain number on the left of + or * is not handled

Explanation: For 2 + v Python first asks the number 2, which knows no Value, and then the method
__radd__ of v. There is none, so 2 + v is an error while v + 2 works. The same goes for 2 * v, and
for sum([v, w]), which begins with the number 0.

Hint: __radd__ and __rmul__ may simply return self + other and self * other, since the order does
not matter there.
"""


class Value:
    __radd__ = None
    __rmul__ = None
