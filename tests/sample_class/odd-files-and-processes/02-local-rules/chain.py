from multiprocessing import Pool


def tiny_backward(d_out, a, b, c):
    with Pool(2) as pool:
        return tuple(pool.map(float, [d_out * c, d_out * c, d_out * (a + b)]))
