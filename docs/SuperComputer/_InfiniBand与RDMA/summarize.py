import csv
from collections import defaultdict
from statistics import median, quantiles

groups = defaultdict(list)
for row in csv.DictReader(open('raw.csv')):
    groups[row['path'], int(row['bytes'])].append(float(row['us']))
with open('pingpong.csv', 'w', newline='') as f:
    out = csv.writer(f, lineterminator='\n')
    out.writerow(['通路', '字节', '微秒', 'q1', 'q3', 'MB/s', '遍'])
    for (path, size), us in sorted(groups.items()):
        q = quantiles(us, n=4)
        m = median(us)
        out.writerow([path, size, f'{m:.3f}', f'{q[0]:.3f}', f'{q[2]:.3f}',
                      f'{size / m:.1f}', len(us)])
for path in sorted({p for p, _ in groups}):
    alpha = median(groups[path, 1])
    big = 4 << 20
    beta = big / (median(groups[path, big]) - alpha)
    print(f'{path}: α = {alpha:.3f} µs，1/β = {beta:.0f} MB/s，'
          f'n½ = {alpha * beta:.0f} 字节')
