import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../src/shared/build/readText';
import {shownFiles, shownText} from './gpu/publish';

const SECTION = 'docs/CUDA';

/** Writes what the pages of the CUDA section show of the measurements in `_measured/<name>`: `npm run gpu:publish -- h100`. */
function main(name: string): void {
  const read = (file: string) => readText(path.join(SECTION, file));
  const runs = read(`_measured/${name}/runs.csv`);
  const card = read(`_measured/${name}/card.json`);
  const pages = readdirSync(SECTION).filter((file) => /\.mdx?$/.test(file));
  const files = pages.flatMap((page) => shownFiles(read(page), name));
  try {
    files.forEach(({file, program}) => writeFileSync(path.join(SECTION, file), shownText(program, runs, card)));
    console.log(`页面显示的 ${files.length} 份 ${name} 结果已写好`);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

main(process.argv[2] ?? 'h100');
