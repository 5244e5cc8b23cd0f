# 标量的自动微分：带子、倒读，与中心差商核对。
# python3 scalar.py
import math
import random

# region back-propagation
tape = []


class Value:
    def __init__(self, data, edges=()):
        self.data, self.grad = data, 0.0
        self.edges = edges  # (来自谁, 局部导数)
        tape.append(self)  # @leaf

    def __add__(self, other):
        return Value(self.data + other.data,
                     [(self, 1.0), (other, 1.0)])  # @add

    def __mul__(self, other):
        return Value(self.data * other.data,  # @mul
                     [(self, other.data),
                      (other, self.data)])

    def tanh(self):
        t = math.tanh(self.data)
        return Value(t, [(self, 1 - t * t)])  # @tanh


def backward(loss):
    loss.grad = 1.0  # @seed
    for node in reversed(tape):
        for parent, slope in node.edges:
            parent.grad += node.grad * slope  # @spread
# endregion


# region overwrite
def backward_wrong(loss):
    loss.grad = 1.0
    for node in reversed(tape):
        for parent, slope in node.edges:
            parent.grad = node.grad * slope
# endregion


# region main
def example(rule):
    tape.clear()
    x, y = Value(2.0), Value(3.0)
    b = x * y + x
    loss = b * b
    rule(loss)
    return loss.data, x.grad, y.grad


def run(program, numbers):
    """照 program 一步步算：每步一种运算与两个结点的编号。"""
    tape.clear()
    nodes = [Value(n) for n in numbers]
    for op, i, j in program:
        a, b = nodes[i], nodes[j]
        nodes.append(a + b if op == "+" else a * b if op == "*" else a.tanh())
    return nodes


print("累加：", *example(backward))
print("覆盖：", *example(backward_wrong))

random.seed(20261126)
h, agree = 1e-5, True
for _ in range(1000):
    numbers = [random.uniform(-1, 1) for _ in range(4)]
    program = [(random.choice("+*t"), random.randrange(4 + k), random.randrange(4 + k)) for k in range(8)]
    nodes = run(program, numbers)
    backward(nodes[-1])
    exact = [node.grad for node in nodes[:4]]
    for i in range(4):
        ends = []
        for step in (h, -h):
            moved = numbers[:i] + [numbers[i] + step] + numbers[i + 1:]
            ends.append(run(program, moved)[-1].data)
        numeric = (ends[0] - ends[1]) / (2 * h)
        agree = agree and abs(exact[i] - numeric) < 1e-6 * max(1, abs(numeric))  # 有 nan 就是 False
print("1000 张随机的图与中心差商一致：", agree)
# endregion
