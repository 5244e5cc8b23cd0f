import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {isCode, lostPaths} from './codePaths';
import {parseMermaid} from '../../../scripts/check-code/mermaid';
import {featuresOf, mapFaults, readmeFaults} from './featurePapers';
import {scripts} from '../../../package.json';
import {missingCommands, missingPaths, namedPaths} from './namedPaths';
import {treeFaults} from './tree';

const ROOT = path.resolve();
const PAPERS = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CONFORMANCE.md',
  'src/features/README.md',
  'src/theme/README.md',
  'packages/simt/README.md',
];

describe('the papers of this site', () => {
  it.each(featuresOf(ROOT))('%s says what it is, and what it says is there', (feature) => {
    expect(readmeFaults(ROOT, feature)).toEqual([]);
  });

  it('the map has every feature and nothing else', () => {
    expect(featuresOf(ROOT).length).toBeGreaterThan(30);
    expect(mapFaults(ROOT)).toEqual([]);
  });

  it.each(PAPERS)('%s names files that are there', (file) => {
    const text = readFileSync(file, 'utf8');
    expect(namedPaths(text).length).toBeGreaterThan(0);
    expect(missingPaths(ROOT, file, text)).toEqual([]);
  });

  it.each([...PAPERS, ...featuresOf(ROOT).map((name) => `src/features/${name}/README.md`)])('%s names commands that there are', (file) => {
    expect(missingCommands(file, readFileSync(file, 'utf8'), scripts)).toEqual([]);
  });
});

describe('the drawings of ARCHITECTURE.md', () => {
  const drawings = [...readFileSync('ARCHITECTURE.md', 'utf8').matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, code]) => code!);

  it('are two, and can be drawn', async () => {
    expect(drawings).toHaveLength(2);
    await Promise.all(drawings.map(parseMermaid));
    await expect(parseMermaid(drawings[0]!.replace('-->', '-->>>'))).rejects.toThrow();
  });
});

const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'}).split('\0').filter(existsSync);

describe('comments and messages of the code', () => {
  it('name files that are there', () => {
    const code = files.filter(isCode);
    expect(code.length).toBeGreaterThan(500);
    expect(code.flatMap((file) => lostPaths(ROOT, file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('are checked', () => {
    const text =
      "import x from 'src/gone';\n// As src/shared/html does, and `src/features/gone/index.ts`.\nthrow new Error('改 scripts/gone.ts');";
    expect(lostPaths(ROOT, 'a.ts', text)).toEqual([
      'a.ts:2 没有 src/features/gone/index.ts → 改成现在的路径',
      'a.ts:3 没有 scripts/gone.ts → 改成现在的路径',
    ]);
  });
});

describe('the tree of README.md', () => {
  const text = readFileSync('README.md', 'utf8');

  it('has what is there, and nothing else', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(treeFaults(ROOT, text, files)).toEqual([]);
  });

  it.each<{changed: string; known: string[]; faults: string[]}>([
    {
      changed: text.replace('sidebars.ts ', 'sidebar.ts '),
      known: files,
      faults: ['README.md:\\d+ 没有 sidebar.ts', '没有说 sidebars.ts 是什么'],
    },
    {changed: text, known: [...files, 'plugins/index.ts'], faults: ['没有说 plugins 是什么']},
    {changed: text.replaceAll('`.npmrc`', ''), known: files, faults: ['没有说 .npmrc 是什么']},
  ])('is checked: $faults', ({changed, known, faults}) => {
    expect(treeFaults(ROOT, changed, known)).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it('is checked where there is none', () => {
    expect(treeFaults(ROOT, '# 站\n', ['README.md'])).toEqual([expect.stringContaining('没有树')]);
  });
});

const GOOD =
  '# 一\n\n给读者。\n\n## 规格\n\n无。\n\n## 门面\n\n`index.ts`。\n\n## 里面\n\n`build/one.ts`。\n\n## 预算\n\n无。\n\n## 测试\n\n`npx vitest run`。\n';
const MAP = '# 地图\n\n| [one](one/README.md) | 一 |\n';

describe('the checks', () => {
  let root = '';

  function site(readme: string | undefined, map = MAP) {
    root = mkdtempSync(path.join(tmpdir(), 'papers-'));
    const folder = path.join(root, 'src/features/one');
    mkdirSync(path.join(folder, 'build'), {recursive: true});
    for (const [file, text] of [
      ['../README.md', map],
      ['index.ts', ''],
      ['build/one.ts', ''],
      ['index.test.ts', ''],
      ...(readme ? [['README.md', readme]] : []),
    ]) {
      writeFileSync(path.join(folder, file!), text!);
    }
    return root;
  }

  afterEach(() => rmSync(root, {recursive: true, force: true}));

  it('find nothing in a good site', () => {
    site(GOOD);
    expect([...readmeFaults(root, 'one'), ...mapFaults(root)]).toEqual([]);
  });

  it.each([
    [undefined, 'README.md 不存在'],
    [GOOD.replace('# 一\n', ''), '没有标题'],
    [GOOD.replace('## 预算\n\n无。\n\n', ''), '小节是 规格、门面、里面、测试'],
    [GOOD.replace('## 规格\n\n无。', '## 规格'), '“规格”下面是空的'],
    [GOOD.replace('给读者。', ''), '“# 一”下面是空的'],
    [GOOD.replace('`index.ts`', '插件'), '没有说 index.ts'],
    [GOOD.replace('`build/one.ts`', '代码'), '没有说 build'],
    [GOOD.replace('build/one.ts', 'build/two.ts'), 'README.md:15 没有 build/two.ts'],
  ])('flag a README: %#', (readme, fault) => {
    expect(readmeFaults(site(readme), 'one')).toEqual([expect.stringContaining(fault)]);
  });

  it.each([
    ['# 地图\n', '没有 one'],
    [`${MAP}| [two](two/README.md) | 二 |\n`, '有 two，没有这个文件夹', '没有 two/README.md'],
    [MAP.repeat(2), 'one 写了两次'],
    [`${MAP}见 \`one/client/\`。\n`, '没有 one/client/'],
  ])('flag a map: %#', (map, ...faults) => {
    expect(mapFaults(site(GOOD, map))).toEqual(faults.map((fault) => expect.stringContaining(fault)));
  });

  it('take for paths what looks like one, and no addresses, packages and commands', () => {
    const text =
      '`src/a.ts` `src/shared` `tests/` `/glossary` `@docusaurus/Link` `npm run build` `text/html` [一](b/README.md#c) [外](https://a.example/b.md)';
    expect(namedPaths(text).map(({name}) => name)).toEqual(['src/a.ts', 'src/shared', 'tests/', 'b/README.md']);
  });

  it('flag a command that is gone', () => {
    expect(missingCommands('a.md', '一\n`npm run build`、`npm run bild -- x`', {build: ''})).toEqual([
      expect.stringContaining('a.md:2 没有命令 npm run bild'),
    ]);
  });

  it('know what a build writes from the code of a feature for the build', () => {
    const text = '`build/sw.js` `node_modules/.cache/x`';
    expect(missingPaths(ROOT, 'README.md', text)).toEqual([]);
    expect(missingPaths(ROOT, 'src/features/glossary/README.md', text)).toEqual([expect.stringContaining('没有 build/sw.js')]);
  });
});
