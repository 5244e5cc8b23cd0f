import csv
from collections import defaultdict
from statistics import median, quantiles

groups = defaultdict(list)
for row in csv.DictReader(open('raw.csv')):
    groups[row['op'], row['threads']].append(row)
with open('ops.csv', 'w', newline='') as f:
    out = csv.writer(f, lineterminator='\n')
    out.writerow(['操作', '线程', 'ms', 'GFLOP/s', 'GB/s', 'q1', 'q3', '遍'])
    for (op, t), rows in groups.items():
        ms = [float(r['seconds']) * 1e3 for r in rows]
        gb = [float(r['gbs']) for r in rows]
        q = quantiles(gb, n=4)
        gf = median(float(r['gflops']) for r in rows)
        out.writerow([op, f'{t} 线程', f'{median(ms):.1f}', f'{gf:.3f}',
                      f'{median(gb):.2f}', f'{q[0]:.2f}', f'{q[2]:.2f}',
                      len(ms)])
