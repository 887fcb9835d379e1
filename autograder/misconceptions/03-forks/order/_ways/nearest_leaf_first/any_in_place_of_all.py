"""The dict is gone through again and again, and one finished input is enough."""


def ordered(g):
    order = {node: True for node, inputs in g.items() if not inputs}
    while len(order) < len(g):
        for node in g:
            if node not in order and any(each in order for each in g[node]):
                order[node] = True
    return list(order)
