"""Memory: what has to be kept, and why training needs more of it than prediction.

Each rule of the backward pass asks for something that the forward pass had in its hands:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

The local gradient is made of stored values. What is the least a rule gets along with?

    "nothing"   its local gradients are fixed numbers, such as 1 and -1
    "inputs"    it needs values that came in
    "output"    it needs no input, but the value that came out
    "mask"      it needs a yes or a no for each entry, and no number at all

must_keep answers for these rules:

    "add"      a + b             "relu"      relu(z)           "matvec"    W @ x
    "subtract" a - b             "tanh"      tanh(z)           "matmul"    A @ B
    "multiply" a * b             "sigmoid"   1 / (1 + e^-z)    "hadamard"  a * b, entry by entry
    "bias"     Z + b             "exp"       e^z               "penalty"   lam / 2 |W|^2

Now count. A network has the layer sizes [d, h1, h2, ..., q]: d inputs, hidden layers, q outputs. In
each hidden layer z = W h of the layer before, and then relu(z). The network of this course is
[d, h, q]. A batch runs all of its n examples at once, and everything but the weights is there once
for each example. The weights themselves are not counted; both training and prediction hold them.

While it trains, the network keeps x, the z and the h of every hidden layer, and o, as in the cache
of the earlier assignments: the backward pass comes to the first layer last, and asks for x then.

While it predicts, it keeps what the layer at work reads and what it writes, and no more: relu may
write into z, and once a layer is done, what it read is dropped. The count is the largest number of
values held at once.

Source: "Forward Propagation, Backward Propagation, and Computational Graphs" in Dive into
Deep Learning, the section on training and exercise 3.

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
    [2 points] training: counts the network of the course
    [2 points] training: counts every hidden layer, and none where there is none
    [1 point] training: counts every example of a batch
    [3 points] prediction: holds what one layer reads and writes
    [1 point] prediction: works without a hidden layer
    [1 point] prediction: counts every example of a batch
    [3 points] tells rules that keep nothing from rules that keep what came in
    [3 points] knows what tanh, sigmoid, exp and relu keep
    16 points in all
"""


def training_values(sizes: list[int], batch: int) -> int:
    """Return how many numbers are kept for the backward pass.

    Args:
        sizes: the layer sizes [d, h1, ..., q], two or more; without a hidden layer [d, q].
        batch: the number of examples.

    Returns:
        A whole number; the weights do not count.
    """
    # TODO
    raise NotImplementedError


def prediction_values(sizes: list[int], batch: int) -> int:
    """Return how many numbers are held at once, at most, while the network predicts.

    Args:
        sizes: the layer sizes [d, h1, ..., q], two or more; without a hidden layer [d, q].
        batch: the number of examples.

    Returns:
        A whole number; the weights do not count.
    """
    # TODO
    raise NotImplementedError


def must_keep(rule: str) -> str:
    """Return the least that a rule has to keep for its backward pass.

    Args:
        rule: one of the twelve names in the table above.

    Returns:
        "nothing", "inputs", "output" or "mask".
    """
    # TODO
    raise NotImplementedError
