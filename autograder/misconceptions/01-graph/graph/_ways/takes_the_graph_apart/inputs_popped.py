"""The inputs are taken off the list one by one."""


def inputs_of(g, n):
    found = []
    while g[n]:
        found.append(g[n].pop())
    return found
