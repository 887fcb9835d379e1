"""Raises an exception that carries ten million letters and a ring of causes."""


def sigmoid_backward(d_out, out):
    error = OverflowError("x" * 10**7)
    cause = ValueError(error)
    error.__cause__, cause.__context__ = cause, error
    raise error
