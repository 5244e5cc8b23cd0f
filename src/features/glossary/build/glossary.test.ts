import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {FIELDS} from '../fields';
import {namesOf, parseTerms, readTerms} from '../readTerms';
import glossary from './markTerms';
import {choose} from './choose';
import {finderOf, termsFor} from './findTerms';
import {describeOurNotes, testOurNotes} from '../../../shared/testing/ourNotes';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const HEAD = 'field\tzh\ten\talso\tvariants\tmeaning\tsource\tnote\tmarked\n';
const term = (zh: string, en: string, also = '', note = '', marked = '') =>
  `cuda\t${zh}\t${en}\t${also}\t\t意思\t出处\t${note}\t${marked}\n`;
const terms = parseTerms(
  HEAD +
    term('线程束', 'warp') +
    term('线程', 'thread') +
    term('KV 缓存', 'KV cache') +
    term('栈', 'stack') +
    term('多处理器', 'multiprocessor', 'SM') +
    term('流', 'stream', 'CUDA 流', 'CUDA/6.1', 'CUDA'),
);
const find = (text: string, wanted = terms) => finderOf(terms)(wanted)(text).map(({name}) => name);

describe('finding terms', () => {
  it('takes the longest name, with or without a space before Latin letters, and whole words', () => {
    expect(find('线程束里的线程，KV缓存与 KV 缓存')).toEqual(['线程束', '线程', 'KV缓存', 'KV 缓存']);
    expect(find('每个 SM 都有；SMT 与 ASM、SM-90 不是')).toEqual(['SM']);
  });

  it('leaves names of one character alone: they are parts of words', () => {
    expect(find('栈与交流')).toEqual([]);
  });

  it('does not find a shorter term inside a longer one that is not wanted', () => {
    expect(find('线程束与线程', terms.slice(1))).toEqual(['线程']);
  });

  testOurNotes('marks a term on the pages of its field or its own, and not where it is explained', () => {
    const on = (id: string) => termsFor(id, terms).map(({zh}) => zh);
    expect(on('CUDA/1.0')).toContain('流');
    expect(on('CUDA/6.1')).not.toContain('流');
    expect(on('DeepLearning/01')).toEqual(['线程束', '线程', 'KV 缓存', '栈', '多处理器']);
    expect(on('Travel/x')).toEqual([]);
  });
});

it('marks a term once, two in a block, twelve on a page, rare ones first', () => {
  const many = Array.from({length: 20}, (_, i) => ({...terms[0]!, zh: `词${i}`, slug: `t${i}`}));
  const block = {};
  const found = many.flatMap((one, i) =>
    [0, 1].map((again) => ({term: one, name: one.zh, index: i, node: {type: 'text' as const, value: ''}, block: i < 5 ? block : {again}})),
  );
  const chosen = choose(found, ({zh}) => 20 - Number(zh.slice(1)));
  expect(chosen).toHaveLength(12);
  expect(new Set(chosen.map((one) => one.term)).size).toBe(12);
  expect(chosen[0]!.term.zh).toBe('词19');
  expect(choose(found.slice(0, 10), () => 1)).toHaveLength(2);
});

describeOurNotes('the rehype step', () => {
  const run = (id: string, ...children: ReturnType<typeof h>[]) => {
    const tree = h(null, children);
    glossary({baseUrl: '/base/'})(tree, {path: `${process.cwd()}/docs/${id}.md`} as never);
    return JSON.stringify(tree);
  };
  const MARK = /"name":"href","value":"\/base\/glossary#([^"]+)"/g;
  const marks = (json: string) => [...json.matchAll(MARK)].map(([, slug]) => slug);

  it('marks running text only', () => {
    const json = run(
      'CUDA/9.9 没有',
      h('h2', '线程束'),
      h('p', [h('code', '线程束'), h('a', '线程束'), h('strong', '占用率'), '与线程束。再说线程束']),
      h('details', h('p', '共享内存')),
      h('h2', '参考资料'),
      h('p', '全局内存'),
    );
    expect(marks(json)).toEqual(['occupancy', 'warp']);
    expect(json).toContain('"name":"data-meaning"');
    expect(json).toContain('"value":"与"}');
  });

  it('leaves a page alone that explains the term, and pages that are no docs', () => {
    expect(marks(run('CUDA/3.1 SM与线程束', h('p', '线程束')))).toEqual([]);
    expect(marks(run('../blog/x', h('p', '线程束')))).toEqual([]);
  });
});

testOurNotes('the glossary of the site: every field has terms, every group of names has two or more', () => {
  const all = readTerms(process.cwd());
  expect(all.length).toBeGreaterThan(150);
  expect(FIELDS.filter(({name}) => !all.some(({field}) => field === name))).toEqual([]);
  expect(all.filter((one) => namesOf(one).length < 2)).toEqual([]);
});

testOurNotes('on the glossary page a term is searched for only when no note explains it', async () => {
  const html = await renderMarkdown('::glossary');
  const isUnsearched = ({slug}: {slug: string}) => new RegExp(`<div [^>]*id="${slug}"[^>]*>`).exec(html)![0].includes('data-unsearched');
  const all = readTerms(process.cwd());
  expect(all.filter(isUnsearched).length).toBeGreaterThan(100);
  expect(all.filter((one) => isUnsearched(one) !== Boolean(one.note))).toEqual([]);
});
