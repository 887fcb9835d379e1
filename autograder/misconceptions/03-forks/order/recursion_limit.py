"""One call inside the other for each node of a chain

Explanation: Your order is right, but a function that calls itself once a node needs as many open
calls as the chain is long, and Python stops at about 1,000.

Hint: Keep a list as your own stack, or count the inputs that are missing, or raise the limit with
sys.setrecursionlimit.
"""


def ordered(g):
    (root,) = set(g) - {each for inputs in g.values() for each in inputs}
    order = {}

    def visit(node):
        if node not in order:
            for each in g[node]:
                visit(each)
            order[node] = True

    visit(root)
    return list(order)
