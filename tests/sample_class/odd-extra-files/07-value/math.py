def tanh(x):
    return x
