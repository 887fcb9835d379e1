"""Compiles a function under its own file's name, at a line that spells a hidden number."""


def tiny_backward(d_out, a, b, c):
    line = int(abs(d_out) * 1000)
    source = "\n" * line + "raise ValueError"
    exec(compile(source, "chain.py", "exec"))
