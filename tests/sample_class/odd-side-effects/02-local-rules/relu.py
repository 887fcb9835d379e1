def relu_backward(d_out, z):
    try:
        d_out[z <= 0] = 0
    except TypeError:
        d_out = d_out if z > 0 else 0.0
    return d_out
