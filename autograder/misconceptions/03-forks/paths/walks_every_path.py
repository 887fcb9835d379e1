"""Every way is walked one by one

Explanation: Your counts are right, but each way is followed to its end. Sixty doublings have more
than a billion billion ways.

Hint: Keep the number of ways from a node in a dict once it is known, and look it up the next time.
"""


def count_paths(g, start):
    users = [other for other, inputs in g.items() for each in inputs if each == start]
    return sum(count_paths(g, other) for other in users) if users else 1
