import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {cuts} from '../src/features/lean/cuts';

/** Prints what each cut saves (or each one named after `--`): the site is built with all of them, and then without it. */
const OUT = '.bench/lean';

/** A page of each kind, by its file in a build. */
const PAGES = {笔记: 'docs/intro.html', 栏目: 'docs/category', 博客: 'blog.html', 归档: 'blog/archive.html', 首页: 'index.html'};

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The file, or the first one in the folder. */
const pageFile = (file: string): string => (statSync(file).isDirectory() ? path.join(file, readdirSync(file).sort()[0]!) : file);

/** Bytes, as small as brotli makes them, of the app, and of the scripts with which each kind of page is interactive. */
function measure(without?: string): number[] {
  const root = path.join(OUT, without ?? 'all');
  rmSync(root, {recursive: true, force: true});
  execFileSync('npm', ['run', 'build', '--', '--out-dir', root], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, LEAN_WITHOUT: without ?? '', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  const scripts = path.join(root, 'assets/js');
  const app = sum(
    readdirSync(scripts)
      .filter((file) => /^(?:runtime~)?main\./.test(file))
      .map((file) => brotli(path.join(scripts, file))),
  );
  const pages = Object.values(PAGES).map((file) => {
    const html = readFileSync(pageFile(path.join(root, file)), 'utf8');
    const route = /data-route="([^"]*)"/.exec(html)?.[1]?.split(' ').filter(Boolean) ?? [];
    return app + sum(route.map((address) => brotli(path.join(root, decodeURIComponent(address)))));
  });
  return [app, ...pages];
}

function main(names = process.argv.slice(2)): void {
  const known = cuts.map(({name}) => name);
  const wrong = names.filter((name) => !known.includes(name));
  if (wrong.length > 0) {
    throw new Error(`没有叫 ${wrong.join('、')} 的削减 → 可选的有 ${known.join('、')}`);
  }
  mkdirSync(OUT, {recursive: true});
  const all = measure();
  console.log(`| 去掉的一处 | 应用 | ${Object.keys(PAGES).join(' | ')} |`);
  console.log(`| --- |${' --: |'.repeat(all.length)}`);
  console.log(`| 都在 | ${all.map((bytes) => `${(bytes / 1000).toFixed(1)} kB`).join(' | ')} |`);
  for (const name of names.length > 0 ? names : known) {
    const more = measure(name).map((bytes, at) => bytes - all[at]!);
    console.log(`| ${name} | ${more.map((bytes) => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1000).toFixed(1)}`).join(' | ')} |`);
  }
}

main();
