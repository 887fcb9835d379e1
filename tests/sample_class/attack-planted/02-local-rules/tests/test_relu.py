def test_relu():
    pass
