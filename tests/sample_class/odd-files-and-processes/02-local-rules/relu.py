import threading

import numpy as np


def relu_backward(d_out, z):
    answer = []
    work = threading.Thread(target=lambda: answer.append(d_out * (np.asarray(z) > 0)))
    work.start()
    work.join()
    return answer[0]
