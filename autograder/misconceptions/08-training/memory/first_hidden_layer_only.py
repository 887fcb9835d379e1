"""Only the first hidden layer is counted

Explanation: A deep network keeps z and h of every hidden layer until the backward pass has been
there.

Hint: Add up all sizes between the first and the last.
"""


def training_values(sizes, batch):
    return batch * (sizes[0] + 2 * sum(sizes[1:-1][:1]) + sizes[-1])
