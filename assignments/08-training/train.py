"""Training: what the gradients are for.

A gradient says how fast J grows with a parameter. One step of gradient descent goes the other way:
from each parameter it takes lr times its gradient, where lr, the learning rate, is a small number.
Training repeats three things: a forward pass, a backward pass, a step.

The two passes come in as functions, so that the same training works for every network:

    J, cache = forward(params)        J with these parameters, and what the pass stored
    grads = backward(params, cache)   one gradient for each parameter, from the stored values

params and grads are lists in the same order, for example [W1, W2] and [d_W1, d_W2]. What a forward
pass stored belongs to the parameters it ran with. After a step it is stale: a backward pass that
uses it mixes two sets of weights and finds the gradient of nothing. For the same reason all
gradients are found before any parameter changes, since d_W1 is computed with the W2 of the same
forward pass.

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    +----------------------------------------------------------+

This line ends at the leaves. No pass changes a parameter; the step does.

train_accumulating does the same with Values, the class of the assignment before. There params is a
list of leaves, loss(params) builds a new graph from what they hold now and returns its root, and
backward() of that root *adds* into .grad of the leaves. So .grad has to be cleared in every step,
and it may hold something from earlier when your function is called; zero_grad() is there as before.
The step changes .data of the leaves themselves and nothing else. You need no Value of your own
here: everything you call is a method or an attribute of what comes in.

A penalty in J pulls at all weights alike, also at those of a dead unit. Such a unit gets nothing
from the loss, so its incoming weights shrink by the factor 1 - lr * lam in every step, and by
nothing else.

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
    [3 points] moves every parameter against its gradient
    [1 point] keeps the fraction when parameters are whole numbers
    [3 points] notes J before each step
    [2 points] hands back the parameters after the last step
    [3 points] goes back with what this step's forward pass stored
    [3 points] finds all gradients before it changes a parameter
    [2 points] trains the two-layer network, with a unit that is dead
    [1 point] runs each pass once in every step
    [1 point] leaves the arrays it was given unchanged
    [1 point] with Values: notes the loss before the step
    [2 points] with Values: changes the numbers of the leaves themselves
    [3 points] with Values: every step starts clean and from a new graph
    [1 point] with Values: starts clean, whatever .grad holds
    26 points in all
"""

import numpy as np


def sgd_step(params: list[np.ndarray], grads: list[np.ndarray], lr: float) -> list[np.ndarray]:
    """Return the parameters after one step of gradient descent.

    Args:
        params: arrays of any shapes.
        grads: their gradients, in the same order and of the same shapes.
        lr: the learning rate, a number above 0.

    Returns:
        A new list of new arrays.
    """
    # TODO
    raise NotImplementedError


def train(params: list[np.ndarray], forward, backward, lr: float, steps: int) -> tuple[list, list]:
    """Take some steps of gradient descent.

    Args:
        params: the arrays to start from; they stay as they are.
        forward: called as forward(params), returns (J, cache).
        backward: called as backward(params, cache), returns the list of gradients.
        lr: the learning rate, a number above 0.
        steps: how many steps to take, 0 or more.

    Returns:
        (params, losses): the parameters after the last step, a list of arrays, and a list with J
        before each step, so it has as many numbers as there were steps.
    """
    # TODO
    raise NotImplementedError


def train_accumulating(params: list, loss, lr: float, steps: int) -> list[float]:
    """Take some steps of gradient descent with Values.

    Args:
        params: leaves with .data and .grad, both numbers; .data changes.
        loss: called as loss(params), returns the root of a new graph, which has .data and
            backward().
        lr: the learning rate, a number above 0.
        steps: how many steps to take, 0 or more.

    Returns:
        A list with the loss, a plain number, before each step.
    """
    # TODO
    raise NotImplementedError
