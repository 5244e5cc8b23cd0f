import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {globSync} from 'tinyglobby';
import {copySite} from '../tests/build/elsewhere';
import {corpus} from './bench/corpus';
import {timed} from './bench/timed';

/** So many notes are added to those of the site. */
const ADDED = [0, 300, 800, 1800];
/** They stand in a sidebar, as notes do. */
const FOLDER = 'docs/Linux/grown';

/** Builds the site anew with more and more notes, made of the text of its own, and prints what a page costs beside what it costs today. */
async function main(): Promise<void> {
  const site = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    copySite(site);
    const texts = corpus(() => '');
    console.log('笔记 | 冷构建处理器 s | 每篇 s | 与今天比 | 最多内存 GB | 应用的脚本 brotli kB');
    let today: number | undefined;
    for (const added of ADDED) {
      mkdirSync(path.join(site, FOLDER), {recursive: true});
      for (let i = 0; i < added; i += 1) {
        const {title, description, body} = texts[i % texts.length]!;
        const number = Math.floor(i / texts.length);
        writeFileSync(
          path.join(site, FOLDER, `n${i}.md`),
          `---\ntitle: ${JSON.stringify(`${title} ${number}`)}\ndescription: ${JSON.stringify(description)}\n---\n\n${body}`,
        );
      }
      const {cpuSeconds, peakGB} = await timed('rm -rf .docusaurus node_modules/.cache build && npm run build', site);
      const notes = globSync('build/docs/**/*.html', {cwd: site, ignore: 'build/docs/category/**'}).length;
      const app = globSync('build/assets/js/{main,runtime~main}.*.js', {cwd: site, absolute: true}).reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
        0,
      );
      const perPage = cpuSeconds / notes;
      today ??= perPage;
      console.log(
        [notes, cpuSeconds.toFixed(0), perPage.toFixed(3), (perPage / today).toFixed(2), peakGB.toFixed(2), (app / 1000).toFixed(2)].join(
          ' | ',
        ),
      );
    }
  } finally {
    rmSync(site, {recursive: true, force: true});
  }
}

void main();
