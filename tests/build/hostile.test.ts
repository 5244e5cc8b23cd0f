import {spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {once} from 'node:events';
import {closeSync, existsSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync, writeFileSync, writeSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

/** Generous: a busy machine is slow, not wrong. */
const PATIENCE_MS = 600_000;
const ROWS = 3_000;
const LINES = 10_000;
const DEPTH = 100;
const IMAGE_BYTES = 40 * 2 ** 20;

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, {recursive: true}));

const front = (title: string) => `---\ntitle: ${title}\ndescription: 说明\n---\n\n`;
const RTL = '\u202Egnorw\u202C \u2067abc\u2069 \u200F';

const HOSTILE: Record<string, string> = {
  'intro.md': `${front('开始')}正文\n`,
  'table.md': `${front('表')}| 列 | 乙 |\n| - | - |\n${Array.from({length: ROWS}, (_, i) => `| 行${i} | \`${i}\` |\n`).join('')}`,
  'code.md': `${front('代码')}\`\`\`cpp\n${Array.from({length: LINES}, (_, i) => `int line${i} = ${i};`).join('\n')}\n\`\`\`\n`,
  'lists.md': `${front('表里有表')}${Array.from({length: DEPTH}, (_, i) => `${'  '.repeat(i)}- 第${i}层\n`).join('')}`,
  'bidi.md': `${front(`方向 ${RTL}`)}## 标题 ${RTL}\n\n${RTL} 正文\n\n\`\`\`js title="${RTL}"\nif (a) { // ${RTL}\n}\n\`\`\`\n`,
  'languages.md': `${front('语言')}\`\`\`no-such\n甲\n\`\`\`\n\n\`\`\`{1,3-99999} ..\n乙\n\`\`\`\n\n\`\`\`c++ title=\n丙\n\`\`\`\n\n\`\`\`__proto__\n丁\n`,
  'image.md': `${front('图')}![很大的图](./large.png)\n\n![坏的图](./broken.png)\n`,
};

/** A picture of one pixel by its header, of 40 MB by its weight. */
function writeLargeImage(file: string) {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const handle = openSync(file, 'w');
  writeSync(handle, Buffer.from(pixel, 'base64'));
  ftruncateSync(handle, IMAGE_BYTES);
  closeSync(handle);
}

function writeDocs(name: string, files: Record<string, string>): string {
  const docs = path.join(folder, name);
  mkdirSync(docs);
  Object.entries(files).forEach(([file, text]) => writeFileSync(path.join(docs, file), text));
  return docs;
}

/** Builds as `npm run build` does; killed after some time, if one is given. */
async function build(docs: string, outDir: string, killAfterMs?: number): Promise<{status: number | null; output: string}> {
  const child = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--config', 'tests/build/hostile/docusaurus.config.ts', '--out-dir', outDir], {
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true', DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus/hostile', HOSTILE_DOCS: docs},
  });
  let output = '';
  [child.stdout, child.stderr].forEach((stream) => stream.on('data', (chunk: Buffer) => (output += chunk.toString())));
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const [status] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return {status, output};
}

const digests = (dir: string) => Object.fromEntries(globSync('**/*', {cwd: dir, dot: true}).sort().map((file) => [file, createHash('sha256').update(readFileSync(path.join(dir, file))).digest('hex')]));

test('sources that cannot be read stop the build before it writes anything, and each is named with its line', {timeout: PATIENCE_MS}, async () => {
  const docs = writeDocs('broken', {'a.md': '---\ntitle: 甲\ndescription: 乙: 丙\n---\n', 'b.md': '', 'b.mdx': ''});
  symlinkSync('none', path.join(docs, 'c.md'));
  const outDir = path.join(folder, 'none');
  const {status, output} = await build(docs, outDir);
  expect(status).not.toBe(0);
  expect(output).toContain('有 3 处源文件读不了');
  expect(output).toMatch(/a\.md:3 front matter 写错了/);
  expect(output).toMatch(/b\.md:1 与 b\.mdx 是同一个地址/);
  expect(output).toMatch(/c\.md:1 读不了这个文件/);
  expect(existsSync(path.join(outDir, 'index.html'))).toBe(false);
});

describe('hostile Markdown builds', () => {
  const outDir = path.join(folder, 'build');
  const page = (name: string) => load(readFileSync(path.join(outDir, `docs/${name}.html`), 'utf8'))('main');
  let docs: string;

  beforeAll(async () => {
    docs = writeDocs('docs', HOSTILE);
    writeLargeImage(path.join(docs, 'large.png'));
    writeFileSync(path.join(docs, 'broken.png'), 'no picture');
    // A build that is killed somewhere leaves nothing that disturbs the next.
    await build(docs, outDir, 2_000 + Math.random() * 10_000);
    const {status, output} = await build(docs, outDir);
    expect(output).toContain('[SUCCESS]');
    expect(status).toBe(0);
  }, PATIENCE_MS);

  test('whole: every row, every line, every level, every language', () => {
    expect(page('table').find('tbody tr')).toHaveLength(ROWS);
    expect(page('code').find('pre').text()).toContain(`int line${LINES - 1} = ${LINES - 1};`);
    expect(page('lists').find('.markdown > ul li')).toHaveLength(DEPTH);
    expect(page('bidi').find('h1').text()).toContain('方向');
    expect(page('languages').find('pre').text()).toMatch(/甲[^]*乙[^]*丙[^]*丁/);
    expect(page('image').find('img')).toHaveLength(2);
    expect(globSync('assets/images/large-*.png', {cwd: outDir})).toHaveLength(1);
    expect(existsSync(path.join(outDir, 'sw.js'))).toBe(true);
  });

  test('the same bytes a second time', {timeout: PATIENCE_MS}, async () => {
    const again = path.join(folder, 'again');
    expect((await build(docs, again)).status).toBe(0);
    expect(Object.keys(digests(again)).length).toBeGreaterThan(100);
    expect(digests(again)).toEqual(digests(outDir));
  });
});
