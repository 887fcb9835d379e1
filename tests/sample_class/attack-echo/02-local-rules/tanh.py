"""Raises errors whose text, notes, names and source lines carry the hidden arguments."""


def tanh_backward(d_out, out):
    try:
        error = SyntaxError(f"{d_out}", (f"{out}.py", int(abs(d_out) * 1000), 1, f"{d_out}"))
    except Exception as failure:
        error = failure
    error.add_note(f"{d_out} {out}")
    error.name = error.filename = f"{d_out}"
    raise error from ImportError(f"{out}", name=f"{d_out}", path=f"{out}")
