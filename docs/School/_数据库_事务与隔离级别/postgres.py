"""两个 psql 会话交替执行，重放 PostgreSQL 的隔离现象。

用法：PGHOST=127.0.0.1 PGUSER=postgres python3 postgres.py
需要一个可以随意建表的空数据库；psql 在 PATH 里。
"""
import queue
import subprocess
import threading


class Session:
    """一个开着的 psql；语句若在等锁，say 返回“（等待）”。"""

    def __init__(self, name):
        self.name, self.lines, self.count = name, queue.Queue(), 0
        self.psql = subprocess.Popen(
            ["psql", "-X", "-q", "-A", "-t", "-v", "VERBOSITY=terse"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, bufsize=1)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        for line in self.psql.stdout:
            self.lines.put(line.rstrip("\n"))

    def _collect(self, seconds):
        got = []
        while True:
            try:
                line = self.lines.get(timeout=seconds)
            except queue.Empty:
                return got, False
            if line == f"done {self.count}":
                return got, True
            got.append(line)

    def say(self, sql, seconds=1.5):
        self.count += 1
        self.psql.stdin.write(f"{sql};\n\\echo done {self.count}\n")
        self.psql.stdin.flush()
        got, finished = self._collect(seconds)
        self.print(sql, got if finished else ["（等待）"])

    def resume(self):
        got, finished = self._collect(5)
        self.print("（继续）", got if finished else ["（仍在等待）"])

    def print(self, sql, got):
        print(f"{self.name}> {sql}")
        for line in got:
            print("   ", line)


def setup(sql):
    subprocess.run(["psql", "-X", "-q", "-c", sql], check=True,
                   stderr=subprocess.DEVNULL)


def scene(title, level, steps):
    setup("DROP TABLE IF EXISTS account, duty;"
          "CREATE TABLE account(id int PRIMARY KEY, balance int);"
          "INSERT INTO account VALUES (1, 100);"
          "CREATE TABLE duty(name text PRIMARY KEY, on_call bool);"
          "INSERT INTO duty VALUES ('甲', true), ('乙', true)")
    print(f"== {title} ==")
    sessions = {"A": Session("A"), "B": Session("B")}
    for who in "AB":
        sessions[who].say(f"BEGIN ISOLATION LEVEL {level}")
    for who, sql in steps:
        sessions[who].resume() if sql is None else sessions[who].say(sql)
    for session in sessions.values():
        session.psql.stdin.close()
        session.psql.wait()
    print()


def query(*args):
    done = subprocess.run(["psql", "-X", "-A", "-t", *args], check=True,
                          capture_output=True, text=True)
    return done.stdout + done.stderr


def held(title, level, first):
    """一个空闲着的事务，会不会使 VACUUM 清不掉别的表的旧版本。"""
    setup("DROP TABLE IF EXISTS t, other;"
          "CREATE TABLE t(x int); INSERT INTO t VALUES (0);"
          "CREATE TABLE other(x int); INSERT INTO other VALUES (0)")
    print(f"== {title} ==")
    idle = Session("A")
    idle.say(f"BEGIN ISOLATION LEVEL {level}")
    idle.say(first)
    for _ in range(100):
        setup("UPDATE t SET x = x + 1")
    print("xid、xmin 有没有：", query(
        "-c", "SELECT backend_xid IS NOT NULL, backend_xmin IS NOT NULL"
        " FROM pg_stat_activity WHERE state = 'idle in transaction'"),
        end="")
    for line in query("-c", "VACUUM VERBOSE t").splitlines():
        if line.startswith("tuples:"):
            print(line)
    idle.psql.stdin.close()
    idle.psql.wait()
    print()


READ = "SELECT balance FROM account WHERE id = 1"
TAKE = "UPDATE account SET balance = {} WHERE id = 1"
COUNT = "SELECT count(*) FROM duty WHERE on_call"
LEAVE = "UPDATE duty SET on_call = false WHERE name = '{}'"
LOST = [("A", READ), ("B", READ), ("A", TAKE.format(40)),
        ("B", TAKE.format(40)), ("A", "COMMIT"), ("B", None),
        ("B", "COMMIT"), ("A", READ)]
SKEW = [("A", COUNT), ("B", COUNT), ("A", LEAVE.format("甲")),
        ("B", LEAVE.format("乙")), ("A", "COMMIT"), ("B", "COMMIT"),
        ("A", COUNT)]
ONE = LEAVE + " AND (SELECT count(*) FROM duty WHERE on_call) >= 2"
LOCK = READ + " FOR UPDATE"
PHANTOM = [("A", COUNT), ("B", "INSERT INTO duty VALUES ('丙', true)"),
           ("B", "COMMIT"), ("A", COUNT)]

if __name__ == "__main__":
    scene("读已提交：丢失更新", "READ COMMITTED", LOST)
    scene("读已提交：不可重复读", "READ COMMITTED",
          [("A", READ), ("B", TAKE.format(70)), ("B", "COMMIT"),
           ("A", READ)])
    scene("读已提交：幻读", "READ COMMITTED", PHANTOM)
    scene("读已提交：一条 UPDATE，条件里查了别的行，仍写偏斜",
          "READ COMMITTED",
          [("A", ONE.format("甲")), ("B", ONE.format("乙")),
           ("A", "COMMIT"), ("B", "COMMIT"), ("A", COUNT)])
    scene("读已提交：SELECT … FOR UPDATE", "READ COMMITTED",
          [("A", LOCK), ("B", LOCK), ("A", TAKE.format(40)),
           ("A", "COMMIT"), ("B", None), ("B", "ROLLBACK")])
    scene("读未提交：仍不脏读", "READ UNCOMMITTED",
          [("A", TAKE.format(0)), ("B", READ), ("A", "ROLLBACK")])
    scene("可重复读：没有幻读", "REPEATABLE READ", PHANTOM)
    scene("可重复读：快照取在第一次读，不在 BEGIN", "REPEATABLE READ",
          [("B", TAKE.format(40)), ("B", "COMMIT"), ("A", READ)])
    scene("可重复读：丢失更新被拒", "REPEATABLE READ", LOST)
    scene("可重复读：写偏斜", "REPEATABLE READ", SKEW)
    scene("可串行化：写偏斜被拒", "SERIALIZABLE", SKEW)
    scene("版本", "READ COMMITTED",
          [("A", "SELECT ctid, balance FROM account"),
           ("A", TAKE.format(40)),
           ("A", "SELECT ctid, balance FROM account"),
           ("B", "SELECT ctid, xmax <> 0 AS 有人改, balance FROM account")])
    look, touch = "SELECT x FROM other", "UPDATE other SET x = 1"
    held("清理：读已提交，只读过", "READ COMMITTED", look)
    held("清理：读已提交，写过", "READ COMMITTED", touch)
    held("清理：可重复读，只读过", "REPEATABLE READ", look)
