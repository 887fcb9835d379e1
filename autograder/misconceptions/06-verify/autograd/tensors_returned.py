"""Tensors come back

Explanation: The gradients are asked for as NumPy arrays. Yours are tensors.

Hint: .detach().numpy() makes an array of a tensor.
"""


def as_numpy(tensor):
    return tensor.detach()
