import sys


def exp_backward(d_out, out):
    return d_out * out


print(exp_backward(-2, 1.6487))
sys.exit()
