"""The last contribution replaces the ones before it

Explanation: Each new contribution was assigned, so only the last one is left. A value that is used
twice moves the output in both uses, and both moves count.

Hint: Begin with zeros and use += inside the loop.
"""


def accumulate(contributions):
    for contribution in contributions:
        total = contribution.copy()
    return total
