"""From the root to itself no way is counted

Explanation: The way without a step counts as one: the gradient of the root with respect to itself
is 1, not 0. Only if start is the root your answer is off.

Hint: Return 1 when start is the root.
"""

forward = count_paths


def count_paths(g, start):
    is_root = not any(start in inputs for inputs in g.values())
    return 0 if is_root else forward(g, start)
