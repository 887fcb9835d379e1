"""A plain number on the left of - or / is not handled

Explanation: For 1 - v Python first asks the number 1, which knows no Value, and then the method
__rsub__ of v. There is none, so 1 - v is an error while v - 1 works. The same goes for 2 / v and
__rtruediv__.

Hint: In __rsub__ the other one stands on the left: return Value(other) - self.
"""


class Value:
    __rsub__ = None
    __rtruediv__ = None
