# d(a*b)/da = b, d(a*b)/db = a
def multiply_backward(d_out, a, b):
    local_a = b
    local_b = a
    d_a = local_a * d_out
    d_b = local_b * d_out
    return d_a, d_b
