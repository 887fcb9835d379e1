r"""Two ways from a weight to the objective: the prediction and the penalty.

The forward pass, given and not graded, with plain numbers in place of matrices:

    def objective(w, h, y, lam):
        o = w * h                   # the prediction
        L = (o - y) ** 2 / 2        # half the squared error
        s = lam * w ** 2 / 2        # the penalty on the weight
        return L + s                # J

A network that is trained with a penalty uses each of its weights twice: once to predict, and
once to pay for its size. So every weight is a fork, and two gradients come back to it:

    [h] --\
           (*) --> [o] --> (loss, y) ----> [L] --\
    [w] --/                                       (+) --> [J]
       \---------> (penalty, lam) -------> [s] --/

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_o         =     dL/do      x        d_L        |
    |  share through o    =     do/dw      x        d_o        |
    |  share through s    =     ds/dw      x        d_s        |
    +----------------------------------------------------------+

Hand back both shares and their sum, so that you see which way contributes what. J is a sum, so
d_L and d_s are what arrives at J.

Half the square has the slope o - y: the 2 of the square and the half cancel. The same holds for
the penalty, whose slope is lam * w.

Some texts say that a unit which is always off never changes its weights. Follow the two ways:
with h = 0 the share through o is 0 on this input, but the one through s is not, unless lam is 0.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning.

Conventions:

Graded:
"""


def two_paths_backward(
    d_out: float, w: float, h: float, y: float, lam: float
) -> tuple[float, float, float]:
    """Return what reaches the weight w through the prediction, through the penalty, and in all.

    Args:
        d_out: the gradient that arrives at L + s, a number: 1 where that is the end, as in the
            picture, another one where something follows.
        w: the weight, a number.
        h: what it multiplies, a number.
        y: the target, a number.
        lam: the strength of the penalty, a number.

    Returns:
        (prediction_part, penalty_part, d_w), three numbers.
    """
    ### BEGIN SOLUTION
    d_L = d_s = 1.0 * d_out
    d_o = d_L * (w * h - y)
    prediction_part = d_o * h
    penalty_part = d_s * lam * w
    return prediction_part, penalty_part, prediction_part + penalty_part
    ### END SOLUTION
