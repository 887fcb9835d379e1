exp_backward = "d_out * out"
