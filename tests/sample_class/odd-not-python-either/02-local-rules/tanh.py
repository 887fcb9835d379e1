

  <html>
<body>Sign in to continue</body>
</html>
