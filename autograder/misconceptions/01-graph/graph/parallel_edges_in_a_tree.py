"""x * x counts as a tree

Explanation: You asked how many nodes use a value. x * x has one consumer of x, but it uses x
twice, and two shares of gradient come back.

Hint: Count uses: no name may stand twice in all input lists together, nor twice in one of them.
"""


def is_tree(g):
    uses = [name for inputs in g.values() for name in set(inputs)]
    return len(uses) == len(set(uses))
