def exp(x):
    return 0.0


tanh = exp
