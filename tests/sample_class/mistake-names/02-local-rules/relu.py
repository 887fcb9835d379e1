def relu_backward(d_out, z):
    return np.where(z > 0, d_out, 0.0)
