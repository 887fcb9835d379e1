"""A node is due as soon as all its consumers are done."""


class Value:
    def _inputs_first(self):
        waiting = {self: 0}
        todo = [self]
        for node in todo:
            for source in node._prev:
                if source not in waiting:
                    waiting[source] = 0
                    todo.append(source)
                waiting[source] += 1
        order, due = [], [self]
        for node in due:
            order.append(node)
            for source in node._prev:
                waiting[source] -= 1
                if waiting[source] == 0:
                    due.append(source)
        return order[::-1]
