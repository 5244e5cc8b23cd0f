import {spawnSync} from 'node:child_process';

const SIZES = [190, 2000, 20000];
/** Megabytes; the records of 20,000 pages and their index are gigabytes. */
const HEAP_MB = 7000;

/** Bytes, memory and times as a site grows: generated pages, each size in a process of its own. */
export function growth(file: string): void {
  console.log('\n规模（生成的页面）');
  for (const pages of SIZES) {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, '--expose-gc', '--import', 'tsx', 'src/features/search/bench/growthStep.ts', file, String(pages)],
      {encoding: 'utf8'},
    );
    console.log(status === 0 ? stdout.trimEnd() : `  ${pages} 页：没有测成（${stderr.trim().split('\n').at(-1) ?? ''}）`);
  }
}
