log = open("add.log", "w")


def add_backward(d_out, a, b):
    log.write(f"{d_out}")
    return d_out, d_out
