"""The graph is taken apart on the way

Explanation: Your list is right, but the inputs were removed from the dict that belongs to the
caller, and the backward pass still needs them.

Hint: Count down in a dict of your own, or work on a copy of the lists.
"""


def ordered(g):
    order = []
    users = {}
    for node, inputs in g.items():
        for each in inputs:
            users.setdefault(each, []).append(node)
    ready = [node for node, inputs in g.items() if not inputs]
    while ready:
        node = ready.pop()
        order.append(node)
        for user in users.get(node, []):
            g[user].remove(node)
            if not g[user]:
                ready.append(user)
    return order
