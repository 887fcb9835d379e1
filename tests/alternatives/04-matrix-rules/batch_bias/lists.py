"""No NumPy at all: column by column into a list."""


def bias_backward(d_out):
    return [float(sum(column)) for column in zip(*d_out.tolist(), strict=True)]
