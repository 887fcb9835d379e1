Value = int
