"""The hidden layer has no relu

Explanation: You used z where h = relu(z) is meant. As long as every z is above 0 nothing shows;
a unit with z below 0 is off, and its row of d_W1 is 0.

Hint: h is a list of z_i.relu(), and the second layer takes h.
"""


def hidden(z):
    return [unit + 0.0 for unit in z]
