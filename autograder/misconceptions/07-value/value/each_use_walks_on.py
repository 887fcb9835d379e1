"""Every use sends the whole gradient on again

Explanation: Each node ran its step and then went on to its inputs at once. A node that is used
twice is reached twice, and the second time it passes on what it has gathered by then, so that the
first part is counted again.

Hint: Fix an order first in which a node comes after all its consumers, and run each step once.
"""


class Value:
    def backward(self):
        self.zero_inner()
        self.grad += 1.0
        self._walk()

    def zero_inner(self):
        for node in self._reachable():
            if node._prev:
                node.grad = 0.0

    def _walk(self):
        self._backward()
        for source in dict.fromkeys(self._prev):
            source._walk()
