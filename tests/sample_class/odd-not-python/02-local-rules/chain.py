<!DOCTYPE html>
<html lang="en">
<head><title>chain.py at main</title></head>
<body><pre>def tiny_backward(d_out, a, b, c):</pre></body>
</html>
