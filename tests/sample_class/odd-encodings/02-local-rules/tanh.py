# Ableitung — “out” ist tanh(x)
def tanh_backward(d_out, out):
    δ = 1 - out**2  # 🙂
    return δ * d_out
