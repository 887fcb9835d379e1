"""The gate is missing

Explanation: You passed d_out on everywhere. Where z is below 0, relu stays at 0 however z moves a
little, so nothing of J's change comes from there.

Hint: The slope is 1 above 0 and 0 elsewhere. For z = [-1, 2] and d_out = [5, 5] the answer is
[0, 5].
"""


def relu_backward(d_out, z):
    return d_out * 1.0
