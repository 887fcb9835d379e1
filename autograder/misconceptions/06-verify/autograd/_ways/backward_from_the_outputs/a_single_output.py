"""backward() on the outputs, which PyTorch refuses where there are several."""


def start(o, y):
    return o
