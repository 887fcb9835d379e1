"""The gradients of the inner nodes are missing

Explanation: PyTorch drops the gradients of h and z on the way back, since they are no leaves.
Their .grad is None.

Hint: Call h.retain_grad() and z.retain_grad() before backward().
"""


def found(J, wanted):
    J.backward()
    return [each.grad if each.is_leaf else None for each in wanted]


def as_numpy(tensor):
    return None if tensor is None else tensor.detach().numpy()
