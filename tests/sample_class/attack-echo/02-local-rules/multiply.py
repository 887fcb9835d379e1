"""Answers with dicts whose keys and objects whose class names spell the hidden arguments."""


def multiply_backward(d_out, a, b):
    name = f"d_out_{d_out}_a_{a}_b_{b}"
    return {name: d_out, "<script>alert(1)</script>": name}, type(name, (), {})()
