import sys


def power_backward(d_out, x, p):
    return d_out * p * float(x) ** (p - 1)


def main():
    print(power_backward(2, -1.5, 3))


if __name__ == "__main__":
    main()
    sys.exit(0)
