def tiny_backward(d_out, a, b, c):
    grads = [c] * 2 + [a + b]
    return [g * d_out for g in grads]
