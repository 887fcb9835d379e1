try:
    import matplotlib.pyplot as plt
except ImportError:
    plt = None


def sigmoid_backward(d_out, out):
    return d_out * out * (1 - out)


if plt:
    plt.plot([0, 1])
