"""按用户编号分成五千个小文件，和排好序放在一个文件里，各读一遍（先跑 make.py）。"""
import os
import time

import numpy as np
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

hive = ds.partitioning(pa.schema([("user", pa.int32())]), flavor="hive")
table = pq.read_table("t.parquet", columns=["time", "power"])
users = np.random.default_rng(1).integers(0, 5000, len(table)).astype("i4")
table = table.append_column("user", pa.array(users)).take(pa.array(np.argsort(users, kind="stable")))
pq.write_table(table, "one.parquet", row_group_size=100_000)
ds.write_dataset(table, "users", format="parquet", partitioning=hive, max_partitions=5000,
                 existing_data_behavior="delete_matching")
sizes = [os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk("users") for name in names]
print(f"一个文件 {os.path.getsize('one.parquet'):,} 字节；{len(sizes)} 个文件 {sum(sizes):,} 字节")


def rchar():
    with open("/proc/self/io") as file:
        return int(file.readline().split()[1])


def measure(name, read):
    read()  # 先热身
    times = []
    for _ in range(5):
        before, start = rchar(), time.perf_counter()
        rows = read().num_rows
        times.append(time.perf_counter() - start)
        size = rchar() - before
    times.sort()
    print(f"{name}：{rows} 行，读 {size:,} 字节，{times[2] * 1e3:.0f} ms（{times[0] * 1e3:.0f}–{times[-1] * 1e3:.0f}）")


measure("一个文件，一列全部", lambda: pq.read_table("one.parquet", columns=["power"]))
measure("五千个，一列全部", lambda: ds.dataset("users", partitioning=hive).to_table(columns=["power"]))
measure("一个文件，一个用户", lambda: pq.read_table("one.parquet", columns=["power"], filters=[("user", "=", 77)]))
measure("五千个，一个用户", lambda: ds.dataset("users", partitioning=hive).to_table(columns=["power"], filter=ds.field("user") == 77))
