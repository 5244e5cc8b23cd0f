"""一百万行的表，写成几种文件；数一数读一列要读多少字节。"""
import csv
import os

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq

n = 1_000_000
rng = np.random.default_rng(7)
t = pa.table({
    "time": pa.array(np.datetime64("2026-01-01T00:00:00") + 60 * np.arange(n).astype("m8[s]")),
    "node": pa.array(rng.integers(0, 64, n).astype("i2")),
    "state": pa.array(np.array(["idle", "run", "wait", "down"])[rng.choice(4, n, p=[.2, .6, .15, .05])]),
    "load": pa.array(rng.random(n).round(3)),
    "power": pa.array((200 + 100 * rng.random(n)).round(1)),
    "temp": pa.array(rng.normal(60, 5, n)),
})
df = t.to_pandas()
df.to_csv("t.csv", index=False)
pq.write_table(t, "t.parquet", row_group_size=100_000)
pq.write_table(t, "plain.parquet", row_group_size=100_000, use_dictionary=False, compression="none")
pq.write_table(t, "zstd.parquet", row_group_size=100_000, compression="zstd")
with pa.OSFile("t.arrow", "wb") as f, pa.ipc.new_file(f, t.schema) as w:
    w.write_table(t, max_chunksize=100_000)
shuffled = t.take(pa.array(rng.permutation(n)))
pq.write_table(shuffled, "shuffled.parquet", row_group_size=100_000)
for name in ("t.csv", "plain.parquet", "t.parquet", "zstd.parquet", "t.arrow", "shuffled.parquet"):
    print(f"{name:18}{os.path.getsize(name):>12,}")
print("内存里", f"{t.nbytes:,}")
