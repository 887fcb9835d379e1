def multiply_backward(d_out, a, b):
	d_a = d_out * b
        d_b = d_out * a
	return d_a, d_b
