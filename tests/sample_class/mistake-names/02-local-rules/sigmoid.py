class sigmoid_backward:
    def __init__(self, d_out, out):
        self.answer = d_out * out * (1 - out)
