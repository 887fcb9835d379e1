# multiply_backward: see my notes
