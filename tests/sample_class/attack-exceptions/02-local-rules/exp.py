"""Raises an exception group nested two thousand deep."""


def exp_backward(d_out, out):
    group = ValueError("inmost")
    for _ in range(2000):
        group = BaseExceptionGroup("outer", [group, KeyboardInterrupt()])
    raise group
