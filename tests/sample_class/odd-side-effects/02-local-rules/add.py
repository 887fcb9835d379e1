print("loading add")


def add_backward(d_out, a, b):
    print("add", d_out)
    return d_out, d_out


print(add_backward(1, 2, 3))
