import math

# region gcd
def gcd(a, b):
    """最大公约数：辗转相除，直到余数为零。"""
    while b:
        a, b = b, a % b
    return a
# endregion


for a in range(60):
    for b in range(60):
        assert gcd(a, b) == math.gcd(a, b)
