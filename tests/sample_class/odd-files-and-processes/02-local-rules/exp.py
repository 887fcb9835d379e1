import os

os.chdir(os.path.expanduser("~"))


def exp_backward(d_out, out):
    return d_out * out
