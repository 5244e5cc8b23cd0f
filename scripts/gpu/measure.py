#!/usr/bin/env python3
"""Builds and runs the CUDA section's programs on this machine's GPU, and writes what they print.

Needs nvcc, a GPU and Python 3.8, nothing else. From the root of the repository:

    python3 scripts/gpu/measure.py results/

writes results/runs.csv (every line that a program prints, with the median and the range of each number that
is not the same in every run) and results/card.json (the GPU, driver, compiler and date).
"""
import argparse
import concurrent.futures
import csv
import datetime
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SECTION = os.path.normpath(os.path.join(HERE, '..', '..', 'docs', 'CUDA'))
NUMBER = re.compile(r'-?\d+(?:\.\d+)?')
SECONDS = 120


def output(command, **options):
    """What a command prints, or None where it fails or is not there."""
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None


def card():
    """The GPU, its driver and the compiler."""
    fields = ['name', 'driver_version', 'memory.total', 'clocks.max.sm', 'clocks.max.mem', 'pcie.link.gen.max', 'pcie.link.width.max', 'compute_cap']
    values = output(['nvidia-smi', '--query-gpu=' + ','.join(fields), '--format=csv,noheader', '-i', '0'])
    release = re.search(r'V(\d+\.\d+\.\d+)', output(['nvcc', '--version']) or '')
    cpu = re.search(r'model name\s*:\s*(.*)', output(['cat', '/proc/cpuinfo']) or '')
    return {
        **(dict(zip(fields, values.split(', '))) if values else {}),
        'nvcc': release.group(1) if release else None,
        'cpu': cpu.group(1) if cpu else None,
        'threads': os.cpu_count(),
        'date': datetime.date.today().isoformat(),
    }


def build(program, flags, folder):
    """Compiles one program for the GPU that is here; returns the file to run, or None."""
    source = os.path.join(SECTION, '_' + program)
    target = os.path.join(folder, re.sub(r'\W', '_', program + flags))
    command = ['nvcc', '-std=c++17', '-O2', '-arch=native', '-I', os.path.join(SECTION, '_common'), source, '-o', target, *flags.split()]
    built = subprocess.run(command, capture_output=True, text=True)
    if built.returncode != 0:
        print(f'编译不过：{program}\n{built.stderr}', file=sys.stderr)
        return None
    return target


def merge(outputs):
    """Lines of several runs in one: numbers that differ become {} with (median, least, most).

    Raises ValueError when the runs do not print the same words.
    """
    lines = []
    for versions in zip(*outputs):
        words = {NUMBER.sub('{}', line) for line in versions}
        if len(words) != 1:
            raise ValueError('各次印的字不一样：' + ' ｜ '.join(sorted(set(versions))))
        columns = list(zip(*(NUMBER.findall(line) for line in versions)))
        found, spreads = iter(columns), []

        def fill(_match):
            column = next(found)
            if len(set(column)) == 1:
                return column[0]
            numbers = [float(text) for text in column]
            digits = max(len(text.partition('.')[2]) for text in column)
            spreads.append('/'.join(f'{x:.{digits}f}' for x in (statistics.median(numbers), min(numbers), max(numbers))))
            return '{}'

        lines.append((NUMBER.sub(fill, versions[0]), ';'.join(spreads)))
    return lines


def measure(target, arguments, times):
    """Runs one program several times; returns its merged lines, or a word about what went wrong."""
    outputs = []
    for _ in range(times):
        try:
            ran = subprocess.run([target, *arguments.split()], capture_output=True, text=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            return None, f'{SECONDS} 秒没有做完'
        if ran.returncode != 0:
            return None, f'退出码 {ran.returncode}：{(ran.stdout + ran.stderr).strip()}'
        outputs.append(ran.stdout.rstrip('\n').split('\n'))
    try:
        return merge(outputs), None
    except ValueError as error:
        return None, str(error)


def main():
    parser = argparse.ArgumentParser(description='编译、运行 CUDA 一栏的程序，记下它们印的数')
    parser.add_argument('results', help='写结果的文件夹')
    parser.add_argument('--times', type=int, default=5, help='每个程序跑几次（默认 5）')
    parser.add_argument('--only', nargs='+', default=[''], help='只跑名字里有这些字的')
    parser.add_argument('--binaries', help='用这个文件夹里编译好的程序，不叫 nvcc（测试用）')
    options = parser.parse_args()
    with open(os.path.join(HERE, 'programs.tsv'), encoding='utf-8', newline='') as file:
        rows = [row for row in csv.DictReader(file, delimiter='\t') if any(word in row['program'] for word in options.only)]
    os.makedirs(options.results, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder, open(os.path.join(options.results, 'runs.csv'), 'w', buffering=1, encoding='utf-8', newline='') as file:
        kinds = sorted({(row['program'], row['flags']) for row in rows})
        if options.binaries:
            built = {kind: os.path.join(options.binaries, os.path.basename(kind[0])[: -len('.cu')]) for kind in kinds}
            rows = [row for row in rows if os.path.exists(built[row['program'], row['flags']])]
        else:
            with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
                built = dict(zip(kinds, pool.map(lambda kind: build(*kind, folder), kinds)))
        writer = csv.writer(file, lineterminator='\n')
        writer.writerow(['program', 'arguments', 'line', 'spread'])
        for row in rows:
            target = built[row['program'], row['flags']]
            begin = time.monotonic()
            lines, trouble = measure(target, row['arguments'], options.times) if target else (None, '没有编译成')
            print(f"{row['program']} {row['arguments']}：{trouble or f'{len(lines)} 行'}，{time.monotonic() - begin:.0f} 秒")
            failed += trouble is not None
            for line in lines or []:
                writer.writerow([row['program'], row['arguments'], *line])
    with open(os.path.join(options.results, 'card.json'), 'w', encoding='utf-8') as file:
        json.dump({**card(), 'times': options.times}, file, ensure_ascii=False, indent=2)
        file.write('\n')
    print(f'{len(rows)} 个程序，{failed} 个没有量成；结果在 {options.results}')
    return 1 if failed or not rows else 0


if __name__ == '__main__':
    sys.exit(main())
