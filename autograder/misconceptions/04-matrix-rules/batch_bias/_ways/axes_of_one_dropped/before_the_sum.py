"""The axes of length 1 are gone before anything is added up."""


def bias_backward(d_out):
    return 1.0 * d_out.squeeze().sum(axis=0)
