import {mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import player from './player';
import {labelFault} from './labelFault';
import {labelOf} from '../../code-block/lineLabels';
import {describeOurNotes} from '../../../shared/testing/ourNotes';
import {readRegion, regionsIn} from '../../../shared/markdown/region';
import {ALGORITHMS, type AlgorithmName} from '../algorithms/registry';
import type {CodeLine} from '../AlgorithmPlayer/codeLine';

const QUICK = readFileSync('tests/variant/docs/_player/quick_sort.cpp', 'utf8');
const FENCE = '\n\n```cpp file="./_page/quick_sort.cpp" region="player"\n```\n';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'player-'));
  mkdirSync(path.join(folder, '_page'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** The players of a page whose program is `program`, after the build has looked at them. */
async function playersOf(markdown: string, {program = QUICK, extension = 'mdx'} = {}): Promise<Record<string, string>[]> {
  writeFileSync(path.join(folder, '_page/quick_sort.cpp'), program);
  const file = new VFile({value: markdown, path: path.join(folder, `page.${extension}`)});
  const parser = unified().use(remarkParse);
  const root = (extension === 'mdx' ? parser.use(remarkMdx) : parser).parse(file);
  await player()(root, file);
  const players = root.children.filter((node): node is MdxJsxFlowElement => 'name' in node && node.name === 'AlgorithmPlayer');
  return players.map(({attributes}) =>
    Object.fromEntries(attributes.map((each) => ['name' in each ? each.name : '', each.value as string])),
  );
}

describe('a player in Markdown', () => {
  it('gets its input as the fields write it, and the program in colours, without labels in the text', async () => {
    const [props] = await playersOf(`<AlgorithmPlayer name="quick-sort" input="5，2 9" />${FENCE}`);
    expect(props).toMatchObject({name: 'quick-sort', address: 'quick-sort', input: '5 2 9'});
    const lines = JSON.parse(props!.code!) as CodeLine[];
    expect(lines.flatMap(({label}) => label ?? []).sort()).toEqual(['compare', 'pivot', 'place', 'small', 'swap']);
    const text = lines.map(({pieces}) => pieces.map(([piece]) => piece).join('')).join('\n');
    expect(text).toContain('    const int pivot = a[hi - 1];\n');
    expect(text).not.toContain('@');
    expect(lines.flatMap(({pieces}) => pieces)).toContainEqual(['const int', 'keyword']);
  });

  it('shows the first case when it has no input, and has an address of its own', async () => {
    const both = await playersOf(`<AlgorithmPlayer name="quick-sort" />\n\n<AlgorithmPlayer name="quick-sort" />${FENCE}`);
    expect(both.map(({address}) => address)).toEqual(['quick-sort', 'quick-sort-2']);
    expect(both[0]!.input).toBe('5 2 9 1 7 3 8 4');
  });

  it('takes the region with its name from another file that the page shows', async () => {
    const program = QUICK.replace('#region player', '#region quick-sort');
    const fence = FENCE.replace('quick_sort.cpp', 'sorts.cpp').replace('player', 'quick-sort');
    writeFileSync(path.join(folder, '_page/sorts.cpp'), program);
    const [props] = await playersOf(`<AlgorithmPlayer name="quick-sort" />${fence}`);
    expect((JSON.parse(props!.code!) as CodeLine[]).flatMap(({label}) => label ?? [])).toContain('pivot');
  });

  it.each([
    ['<AlgorithmPlayer name="quik-sort" />', /page\.mdx:3 没有叫“quik-sort”的播放器 → 可用的有：.*bubble-sort、.*heap-sort/],
    ['<AlgorithmPlayer />', /page\.mdx:3 没有叫“”的播放器 → 可用的有/],
    ['<AlgorithmPlayer name="constructor" />', /没有叫“constructor”的播放器/],
    ['<AlgorithmPlayer name="quick-sort" input="5 x" />', /page\.mdx:3 播放器 quick-sort 的 input="5 x"：“x”不行/],
    ['<AlgorithmPlayer name="quick-sort" input={[5]} />', /page\.mdx:3 AlgorithmPlayer 只有 name 与 input/],
    ['<AlgorithmPlayer name="quick-sort" speed="2" />', /只有 name 与 input/],
    ['<AlgorithmPlayer name="heap-sort" />', /page\.mdx:3 找不到文件 \.\/_page\/heap_sort\.cpp/],
  ])('rejects %s', async (element, message) => {
    await expect(playersOf(`# 页\n\n${element}${FENCE}`)).rejects.toThrow(message);
  });

  it('rejects a player in .md, where it would be left out without a word', async () => {
    await expect(playersOf('<AlgorithmPlayer name="quick-sort" />', {extension: 'md'})).rejects.toThrow(/page\.md:1 .*改成 \.mdx/);
  });

  it('rejects a program that the page does not show, because nobody would check it', async () => {
    await expect(playersOf('<AlgorithmPlayer name="quick-sort" />')).rejects.toThrow(/quick_sort\.cpp 没有在本页展示/);
  });

  it.each([
    [QUICK.replace('  // @compare', ''), /没有标记 \/\/ @compare → /],
    [QUICK.replace(/int store = lo;.*/, 'int store = lo;  // @idle'), /标记 \/\/ @idle 没有一步走到 → .*pivot/],
    [QUICK.replace('@place', '@swap'), /有两行都标了 \/\/ @swap/],
    [QUICK.replace('#region player', '#region sort'), /没有区段 player → 它有：sort/],
  ])('rejects a program whose labels are not those of the algorithm', async (program, message) => {
    expect(program).not.toBe(QUICK);
    await expect(playersOf(`<AlgorithmPlayer name="quick-sort" />${FENCE}`, {program})).rejects.toThrow(message);
  });
});

describeOurNotes('programs of the notes', () => {
  const names = Object.keys(ALGORITHMS) as AlgorithmName[];
  const sources = globSync('docs/**/_*/*.{cpp,py}').map((file) => [file, readFileSync(file, 'utf8')] as const);
  /** The region that a player shows of a file, if the file is its program. */
  const regionIn = (name: string, file: string, text: string) =>
    path.basename(file) === `${name.replaceAll('-', '_')}.cpp` ? 'player' : regionsIn(text).includes(name) ? name : undefined;
  const programs = names.flatMap((name) =>
    sources.flatMap(([file, text]) => {
      const region = regionIn(name, file, text);
      return region ? [{name, file, text, region}] : [];
    }),
  );

  it('are there for all players', () => {
    expect([...new Set(programs.map(({name}) => name))]).toEqual(names);
  });

  it.each(programs)('$name: each label is a line that the player comes to, and the other way round', async ({name, text, region}) => {
    const {default: algorithm} = await ALGORITHMS[name].load();
    const code = readRegion(text, region, (reason) => expect.fail(reason));
    const labels = code.split('\n').flatMap((line) => labelOf(line) ?? []);
    expect(labels.length).toBeGreaterThan(0);
    expect(labelFault(algorithm, labels)).toBeUndefined();
  });
});
