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

Graded:
"""


def training_values(sizes: list[int], batch: int) -> int:
    """Return how many numbers are kept for the backward pass.

    Args:
        sizes: the layer sizes [d, h1, ..., q], two or more; without a hidden layer [d, q].
        batch: the number of examples.

    Returns:
        A whole number; the weights do not count.
    """
    ### BEGIN SOLUTION
    hidden = sizes[1:-1]
    return batch * (sizes[0] + 2 * sum(hidden) + sizes[-1])
    ### END SOLUTION


def prediction_values(sizes: list[int], batch: int) -> int:
    """Return how many numbers are held at once, at most, while the network predicts.

    Args:
        sizes: the layer sizes [d, h1, ..., q], two or more; without a hidden layer [d, q].
        batch: the number of examples.

    Returns:
        A whole number; the weights do not count.
    """
    ### BEGIN SOLUTION
    at_work = [sizes[layer - 1] + sizes[layer] for layer in range(1, len(sizes))]
    return batch * max(at_work)
    ### END SOLUTION


def must_keep(rule: str) -> str:
    """Return the least that a rule has to keep for its backward pass.

    Args:
        rule: one of the twelve names in the table above.

    Returns:
        "nothing", "inputs", "output" or "mask".
    """
    ### BEGIN SOLUTION
    if rule in ("add", "subtract", "bias"):
        return "nothing"
    if rule in ("tanh", "sigmoid", "exp"):
        return "output"
    return "mask" if rule == "relu" else "inputs"
    ### END SOLUTION
