import time


def sigmoid_backward(d_out, out):
    time.sleep(0.01)
    return d_out * out * (1 - out)
