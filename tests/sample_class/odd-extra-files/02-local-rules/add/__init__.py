add_backward = None
