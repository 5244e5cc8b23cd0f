"""一个三字段的记录占多少字节：建 20 万个，数内存分配的总量再除。

python3 memory.py，接在表头 way,python,bytes 之后；字段的值是共用的小整数，不计在内。
"""
import platform
import tracemalloc
from dataclasses import dataclass
from typing import NamedTuple

N = 200_000


@dataclass
class Plain:
    x: int
    y: int
    z: int


@dataclass(slots=True)
class Slots:
    x: int
    y: int
    z: int


@dataclass
class Base:
    x: int
    y: int


@dataclass(slots=True)
class Child(Base):  # 父类没有 slots，实例就仍有字典的位置
    z: int


class Named(NamedTuple):
    x: int
    y: int
    z: int


def per_object(make):
    keep = [None] * N
    tracemalloc.start()
    for i in range(N):
        keep[i] = make(1, 2, 3)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / N


def touched(x, y, z):
    point = Plain(x, y, z)
    point.__dict__  # 看一眼，字典就被真正建出来
    return point


ways = [
    ("普通 dict", lambda x, y, z: {"x": x, "y": y, "z": z}),
    ("dataclass，读过 __dict__", touched),
    ("dataclass", Plain),
    ("slots，父类没写", Child),
    ("NamedTuple", Named),
    ("dataclass(slots)", Slots),
]
for name, make in ways:
    print(f"{name},{platform.python_version()},{per_object(make):.0f}")
