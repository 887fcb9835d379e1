def multiply_backward(d_out, a, b):
    grads = []
    grads.append(d_out * b)
    grads.append(d_out * a)
    return grads
