import csv
from collections import defaultdict
from statistics import median, quantiles

groups = defaultdict(list)
for row in csv.DictReader(open('raw.csv')):
    groups[row['version'], int(row['n'])].append(float(row['ms']))
with open('steps.csv', 'w', newline='') as f:
    out = csv.writer(f, lineterminator='\n')
    out.writerow(['版本', '粒子数', '毫秒每步', 'q1', 'q3', '倍数', '遍'])
    for (v, n), ms in groups.items():
        q = quantiles(ms, n=4)
        out.writerow([v, f'{n} 个', f'{median(ms):.3f}', f'{q[0]:.3f}',
                      f'{q[2]:.3f}',
                      f'{median(groups["base", n]) / median(ms):.2f}',
                      len(ms)])
