"""Takes away the root again and again, then turns the list round."""


def topological_order(g):
    uses = dict.fromkeys(g, 0)
    for inputs in g.values():
        for each in inputs:
            uses[each] += 1
    free = [node for node in g if uses[node] == 0]
    peeled = []
    while free:
        node = free.pop()
        peeled.append(node)
        for each in g[node]:
            uses[each] -= 1
            if uses[each] == 0:
                free.append(each)
    peeled.reverse()
    return peeled
