"""A misspelt name switches one operator off

Explanation: In relu the backward step was stored under a name that nothing else uses. Python makes
a new attribute without a word, and the step never runs: nothing comes back through relu, while all
other operators work.

Hint: Compare the attribute name in relu letter by letter with the one that backward() calls.
"""


class Value:
    def relu(self):
        out = Value(max(self.data, 0.0), (self,))

        def _backward():
            self.grad += (self.data > 0) * out.grad

        out._backwards = _backward
        return out
