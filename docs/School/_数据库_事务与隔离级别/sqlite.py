"""用 sqlite3 重现异常与隔离：python3 sqlite.py。"""
import sqlite3
import tempfile
from itertools import permutations
from pathlib import Path


# region helpers
folder, number = tempfile.TemporaryDirectory(), 0


def fresh(mode):
    """一个新库，两条连接；isolation_level=None 表示事务由我们自己写。"""
    global number
    number += 1
    path = Path(folder.name) / f"bank{number}.db"
    links = [sqlite3.connect(path, isolation_level=None, timeout=0)
             for _ in range(2)]
    links[0].execute(f"PRAGMA journal_mode = {mode}")
    links[0].executescript(
        "CREATE TABLE account(id INTEGER PRIMARY KEY, balance INT);"
        "INSERT INTO account VALUES (1, 100);")
    return links


def balance(link):
    return link.execute("SELECT balance FROM account").fetchone()[0]


def put(link, value):
    link.execute("UPDATE account SET balance = ?", (value,))


def attempt(name, action):
    try:
        action()
        print(f"  {name}：成功")
    except sqlite3.OperationalError as error:
        print(f"  {name}：{error.sqlite_errorname}，{error}")
# endregion


# region lost
def lost_update():
    print("一、不写 BEGIN：丢失更新")
    a, b = fresh("DELETE")
    seen_a, seen_b = balance(a), balance(b)
    put(a, seen_a - 60)
    put(b, seen_b - 60)
    print(f"  各取 60，余额 {balance(a)}，付出 120")

    print("二、一条 UPDATE：条件不成立就改到 0 行")
    a, b = fresh("DELETE")
    take = ("UPDATE account SET balance = balance - 60"
            " WHERE id = 1 AND balance >= 60")
    rows = [link.execute(take).rowcount for link in (a, b)]
    print(f"  两人各改到 {rows[0]} 行、{rows[1]} 行，余额 {balance(a)}")

    print("三、BEGIN IMMEDIATE：第二个人先等")
    a, b = fresh("DELETE")
    a.execute("BEGIN IMMEDIATE")
    attempt("B 开始", lambda: b.execute("BEGIN IMMEDIATE"))
    put(a, balance(a) - 60)
    a.execute("COMMIT")
    b.execute("BEGIN IMMEDIATE")
    print(f"  B 重来，看到 {balance(b)}，不够 60")
    b.execute("ROLLBACK")
# endregion


# region rollback
def rollback_journal():
    print("四、回滚日志：读者挡住写者的提交")
    a, b = fresh("DELETE")
    a.execute("BEGIN")
    balance(a)
    b.execute("BEGIN")
    attempt("B 改", lambda: put(b, 40))
    attempt("B 提交", lambda: b.execute("COMMIT"))
    print(f"  A 仍读到 {balance(a)}")
    a.execute("COMMIT")
    attempt("A 结束后 B 再提交", lambda: b.execute("COMMIT"))
# endregion


# region wal
def wal():
    print("五、WAL：读者有自己的快照")
    a, b = fresh("WAL")
    a.execute("BEGIN")
    print(f"  A 读到 {balance(a)}")
    put(b, 40)
    print(f"  B 改成 40 并提交；A 仍读到 {balance(a)}，B 读到 {balance(b)}")
    attempt("A 想在旧快照上改", lambda: put(a, 90))
    a.execute("ROLLBACK")
    print(f"  A 重新开始，读到 {balance(a)}")
# endregion


# region dirty
def dirty():
    print("六、共享缓存加 read_uncommitted：脏读")
    name = "file:dirty?mode=memory&cache=shared"
    a, b = (sqlite3.connect(name, uri=True, isolation_level=None)
            for _ in range(2))
    a.executescript("CREATE TABLE account(balance INT);"
                    "INSERT INTO account VALUES (100);")
    a.execute("BEGIN")
    put(a, 0)
    attempt("B 按默认读", lambda: balance(b))
    b.execute("PRAGMA read_uncommitted = 1")
    print(f"  B 打开脏读，读到 {balance(b)}")
    a.execute("ROLLBACK")
    print(f"  A 回滚，B 再读 {balance(b)}：刚才的 0 从未存在过")
# endregion


# region graph
def conflict_edges(schedule):
    """不同事务、同一对象、至少一个是写：先做的指向后做的。"""
    return {(s[1], t[1]) for i, s in enumerate(schedule)
            for t in schedule[i + 1:]
            if s[1] != t[1] and s[2] == t[2] and "w" in (s[0], t[0])}


def serial_order(schedule):
    edges, names = conflict_edges(schedule), {s[1] for s in schedule}
    return next((order for order in permutations(sorted(names))
                 if all(order.index(u) < order.index(v) for u, v in edges)),
                None)


def graphs():
    print("七、冲突图")
    for name, text in (("丢失更新", "r1x r2x w1x w2x"),
                       ("可串行", "r1x w1x r2x r1y w2x w1y r2y w2y"),
                       ("写偏斜", "r1x r1y r2x r2y w1x w2y"),
                       ("读到没提交的", "w1x r2x")):
        schedule = text.split()
        edges = sorted(f"{u}→{v}" for u, v in conflict_edges(schedule))
        order = serial_order(schedule)
        verdict = "等价于 " + "、".join(order) if order else "有环"
        print(f"  {name}：{' '.join(edges)}，{verdict}")
# endregion


# region main
lost_update()
rollback_journal()
wal()
dirty()
graphs()
# endregion
