"""The backward pass was run twice

Explanation: .backward() adds to what is in .grad. The second pass doubled all gradients.

Hint: Run it once, after retain_grad() on h and z.
"""


def found(J, wanted):
    for each in wanted:
        each.retain_grad()
    J.backward(retain_graph=True)
    J.backward()
    return [each.grad for each in wanted]
