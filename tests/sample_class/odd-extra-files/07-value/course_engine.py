class Value:
    pass
