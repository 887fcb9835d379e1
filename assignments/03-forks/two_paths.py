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
    A rule is called with d_out first, then what the forward pass saved, and its answers come in
    the order of the forward pass's inputs. d_out is dJ/d(output), the gradient of the final number
    J with respect to this output, and it is rarely 1. d_x is dJ/dx and has the shape of x.

    The two direction words are used in two ways, and the box above uses the first one:

        word        by gradient flow    by data flow
        upstream    output side         leaf side
        downstream  leaf side           output side

    The code avoids both words: a node has inputs (what it is computed from) and consumers (what is
    computed from it), and lies further to the output side or to the leaf side.

    Vectors have shape (n,), so d_out times x transposed is np.outer(d_out, x). A number may be a
    float, a NumPy scalar or an array of shape (); an array of shape (1,) is not a number. Shapes
    have to match exactly. Inputs may be whole numbers; answers are floats, right to 9 digits (to
    4 digits where they come back as float32), and -0.0 counts as 0.0. The slope of ReLU at 0 is 0.

    Arguments stay as they are: work on new values. Where the list of probes below has a line on
    this, that probe looks at nothing else.

Graded:
    [3 points] the share that comes through the prediction
    [3 points] the share that comes through the penalty
    [3 points] the weight gets the sum of both shares
    [1 point] is right where the error, the penalty, h or w is 0
    [1 point] keeps the fraction when the inputs are whole numbers
    11 points in all
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
    # TODO
    raise NotImplementedError
