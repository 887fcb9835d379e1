"""Nodes are numbered as they are made, and the order is that of their numbers."""

import itertools


class Value:
    _ages = itertools.count()

    def __init__(self, data, _prev=()):
        super().__init__(data, _prev)
        self._age = next(Value._ages)

    def _inputs_first(self):
        found, todo = {self}, [self]
        for node in todo:
            todo += [source for source in dict.fromkeys(node._prev) if source not in found]
            found.update(node._prev)
        return sorted(found, key=lambda node: node._age)
