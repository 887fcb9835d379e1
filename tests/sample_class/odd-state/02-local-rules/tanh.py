calls = []


def tanh_backward(d_out, out):
    calls.append(out)
    if len(calls) > 1:
        raise RuntimeError("called twice")
    return d_out * (1 - out**2)
