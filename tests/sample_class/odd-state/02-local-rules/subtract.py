memo = {}


def subtract_backward(d_out, a, b):
    key = d_out, a, b
    if key not in memo:
        memo[key] = d_out, -d_out
    return memo[key]
