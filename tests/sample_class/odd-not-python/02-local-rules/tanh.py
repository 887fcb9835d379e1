def tanh_backward(d_out, out):
<<<<<<< HEAD
    return d_out * (1 - out**2)
=======
    return d_out * (1 - out * out)
>>>>>>> origin/main
