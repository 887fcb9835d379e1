"""The weights got their gradient twice

Explanation: You ran one backward pass for the weights and one more for the inner nodes. .grad of
the weights holds the sum of both.

Hint: One pass fills all: call retain_grad() on h and z before it.
"""


def found(J, wanted):
    J.backward(retain_graph=True)
    for inner in wanted[1:3]:
        inner.retain_grad()
    J.backward()
    return [each.grad for each in wanted]
