"""Loops forever and swallows every exception that would stop it."""


def relu_backward(d_out, z):
    while True:
        try:
            while True:
                pass
        except BaseException:
            continue
