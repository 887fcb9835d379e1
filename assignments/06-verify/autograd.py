"""The worked network in PyTorch: another judge of your backward pass.

PyTorch records a graph while it computes, as you did on paper, and walks it backward. You write
the forward pass of the network without bias and penalty,

    z = W1 x        h = relu(z)        o = W2 h        L = half the sum of squares of o - y

and ask for the gradients of L with respect to W2, h, z and W1. At every step PyTorch does what
you do by hand:

    +----------------------------------------------------------+
    | downstream gradient = local gradient x upstream gradient |
    |         d_z         =     dh/dz      x       d_h         |
    +----------------------------------------------------------+

What you need to know of it:

* `torch.tensor(array, dtype=torch.float64, requires_grad=True)` makes a leaf that wants a
  gradient. Without the dtype an array of whole numbers is refused.
* After `L.backward()` the leaves have their gradient in `.grad`. Inner nodes such as h and z lose
  theirs, unless you ask before with `h.retain_grad()`. `torch.autograd.grad(L, [h, z])` hands
  gradients back and writes into no `.grad` at all.
* `.backward()` adds to what is in `.grad`, as a fork does. Do it once.
* `tensor.detach().numpy()` is the array of a tensor, `L.item()` the number.

The worked example: x = [1, 2], W1 = [[1, -1], [0, 1]], W2 = [[2, -1]], y = [0] gives L = 2,
d_W2 = [[0, -4]], d_h = [-4, 2], d_z = [0, 2], d_W1 = [[0, 0], [2, 4]]. You are graded on other
numbers, with several outputs and other sizes too.

This exercise needs PyTorch: `python -m pip install torch`. PyTorch's slope of ReLU at 0 is 0, as
in this course.

Source: the worked network of "Forward Propagation, Backward Propagation, and Computational
Graphs" in Dive into Deep Learning.

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
    [2 points] finds the loss
    [3 points] finds the gradient of the second weights
    [4 points] finds the gradients of the inner nodes
    [3 points] finds the gradient of the first weights
    [1 point] takes whole numbers
    [1 point] leaves its arguments unchanged
    14 points in all
"""

import numpy as np
import torch


def autograd_gradients(x: np.ndarray, W1: np.ndarray, W2: np.ndarray, y: np.ndarray) -> dict:
    """Return the loss and its gradients, found by PyTorch.

    Args:
        x: the input, shape (d,).
        W1: first weights, shape (h, d).
        W2: second weights, shape (q, h).
        y: the targets, shape (q,).

    Returns:
        A dict with the keys L (a number), d_W2, d_h, d_z and d_W1 (NumPy arrays of the shapes
        of W2, h, z and W1).
    """
    # TODO
    raise NotImplementedError
