def relu_backward(d_out, z):
    print "z is", z
    return d_out * (z > 0)
