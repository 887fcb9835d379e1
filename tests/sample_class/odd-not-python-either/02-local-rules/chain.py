diff --git a/chain.py b/chain.py
--- a/chain.py
+++ b/chain.py
@@ -1,2 +1,3 @@
 def tiny_backward(d_out, a, b, c):
-    raise NotImplementedError
+    d = a + b
+    return d_out * c, d_out * c, d_out * d
