import datetime, subprocess, sys
import pyarrow as pa, pyarrow.parquet as pq, pyarrow.csv as pc
def rchar():
    with open("/proc/self/io") as f: return int(f.readline().split()[1])
def count(what, f):
    f()  # 先热身：第一次会读入模块
    before = rchar(); r = f(); print(f"{what:32}{rchar()-before:>12,}  {r}")
day=[("time",">=",datetime.datetime(2026,3,1)),("time","<",datetime.datetime(2026,3,2))]
count("csv 全读", lambda: pc.read_csv("t.csv").num_rows)
count("csv 只留一列", lambda: pc.read_csv("t.csv",convert_options=pc.ConvertOptions(include_columns=["power"])).num_rows)
count("parquet 全读", lambda: pq.read_table("t.parquet").num_rows)
count("parquet 一列", lambda: pq.read_table("t.parquet",columns=["power"]).num_rows)
count("parquet 只看尾部", lambda: pq.read_metadata("t.parquet").num_rows)
count("一天 有序", lambda: pq.read_table("t.parquet",columns=["power"],filters=day).num_rows)
count("一天 打乱", lambda: pq.read_table("shuffled.parquet",columns=["power"],filters=day).num_rows)
