"""Public inputs on which mistakes in rederive are told apart; the engine is the course's own."""

from autograder.diagnose.cases import shown

X = [1.0, -2.0, -1.0]
W1 = [[2.0, 2.0, -2.0], [-1.0, -1.5, 0.0], [2.0, 2.0, -1.0], [2.0, 0.0, 0.5]]
W2 = [[-2.0, 1.0, 2.0, 1.0], [-3.0, 3.0, -2.0, -1.0]]
Y = [1.0, 2.0]


def entries(student):
    Value = student.support("engine").Value
    for numbers in ((2.0, -3.0, 0.5, 1.5, 6.0), (0.5, 0.25, -1.0, 0.75, 0.125), (0, 1, 2, -1, 1)):
        name = ", ".join(shown(float(each)) for each in numbers)
        yield f"neuron({name})", student.neuron(Value, *numbers)
    worked = student.mlp(Value, [1, 2], [[1, -1], [0, 1]], [[2, -1]], [0])
    yield "the worked network", worked
    yield "a network with two outputs", student.mlp(Value, X, W1, W2, Y)
    yield "one unit of everything", student.mlp(Value, [2.0], [[1.5]], [[-0.5]], [3.0])
    doubled = student.support("engine").Doubled
    yield "a Value that starts from 2", student.neuron(doubled, 2.0, -3.0, 0.5, 1.5, 6.0)


def smallest(student):
    Value = student.support("engine").Value
    for numbers in ((1, 0, 0, 0, 0), (1, 1, 0, 0, 0), (1, 2, 0, 0, 1), (1, 2, 3, -1, 1)):
        floats = [float(each) for each in numbers]
        name = ", ".join(shown(each) for each in floats)
        yield f"neuron(Value, {name})", student.neuron(Value, *floats)
    for x, w1, w2, y in ((1, 1, 1, 0), (1, 1, 2, 1), (2, 1, -1, 1), (1, -1, 2, 1)):
        lists = ([float(x)], [[float(w1)]], [[float(w2)]], [float(y)])
        name = ", ".join(shown(each) for each in lists)
        yield f"mlp(Value, {name})", student.mlp(Value, *lists)
    doubled = student.support("engine").Doubled
    case = (1.0, 2.0, 0.0, 0.0, 0.0)
    yield "neuron(Value, 1, 2, 0, 0, 0), a Value that starts from 2", student.neuron(doubled, *case)
    for lists in (([1.0, 2.0], [[1.0, 3.0]], [[2.0], [-1.0]], [0.0, 1.0]), (X, W1, W2, Y)):
        name = ", ".join(shown(each) for each in lists)
        yield f"mlp(Value, {name})", student.mlp(Value, *lists)
