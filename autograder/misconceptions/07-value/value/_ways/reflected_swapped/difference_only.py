"""Only the difference is swapped."""


class Value:
    def __rsub__(self, other):
        return self - other
