import {describe, expect, it} from 'vitest';
import {parseTerms} from '../../glossary/readTerms';
import {readNote, type Note} from './readNotes';
import {relate} from './relate';
import {readableLine, sentenceAround} from './sentence';
import {noteEnd} from './noteEnd';
import {withAddresses} from './withAddresses';

const TERMS = parseTerms('zh\ten\talso\tvariants\n线程束\twarp\t\t\n栈\tstack\t\t\n');

describe('reading a note', () => {
  const note = (body: string, front = '') =>
    readNote('CUDA/3.1 甲.md', `---\ntitle: 甲\ntags: [CUDA]\nprerequisites: [CUDA/3.0 乙]\n${front}---\n${body}`, TERMS)!;

  it('finds links to notes with the sentence and the heading they stand in', () => {
    const {mentions} = note(
      '先说一句。**线程束**为什么是 32 个，见[乙](./3.0%20乙.md#a)的推导；再说。\n\n## 常见 `错误` {#errors}\n\n| 见 | [丙](../Linux/丙.mdx) |\n\n- 见[丁](<./丁 一.md>)。\n',
    );
    expect(mentions).toEqual([
      {to: 'CUDA/3.0 乙', sentence: '线程束为什么是 32 个，见乙的推导；'},
      {to: 'Linux/丙', heading: '常见 错误'},
      {to: 'CUDA/丁 一', heading: '常见 错误'},
    ]);
  });

  it('leaves code out, and drafts', () => {
    expect(note('```md\n见[乙](./3.0%20乙.md)的第一节与第二节\n线程束\n```\n')).toMatchObject({
      mentions: [],
      terms: [],
      tags: ['CUDA'],
      prerequisites: ['CUDA/3.0 乙'],
    });
    expect(note('线程束')).toMatchObject({terms: ['warp']});
    expect(note('文', 'draft: true\n')).toBeUndefined();
  });

  it('says a sentence only where there is one', () => {
    expect(sentenceAround('当 $n$ 很大时见[乙](./乙.md)的第二节', 10)).toBeUndefined();
    expect(sentenceAround('见[乙](./乙.md)', 1)).toBeUndefined();
    expect(readableLine('- 用 `a\\_b` 与 **粗**、[链接](<./a b.md> "题")。')).toBe('用 a_b 与 粗、链接。');
  });
});

describe('relating notes', () => {
  const note = (id: string, more: Partial<Note> = {}): Note => ({
    id,
    title: id,
    position: 0,
    tags: [],
    prerequisites: [],
    mentions: [],
    terms: [],
    ...more,
  });
  const others = Array.from({length: 40}, (_, i) => note(`z/${i}`, {tags: ['常见'], terms: ['common']}));
  const related = relate([
    note('a/一', {tags: ['稀有', '常见'], mentions: [{to: 'a/二'}, {to: 'a/一'}, {to: '无'}]}),
    note('a/二', {
      prerequisites: ['a/一'],
      position: 2,
      mentions: [
        {to: 'a/一', heading: '节'},
        {to: 'a/一', sentence: '一句话。'},
      ],
    }),
    note('b/三', {prerequisites: ['a/一'], position: 1}),
    note('c/四', {tags: ['稀有', '常见'], mentions: [{to: 'a/一', heading: '节'}]}),
    ...others,
  ]);

  it('next are the notes that ask for this one first, the own section before others', () => {
    expect(related.get('a/一')!.next).toEqual(['a/二', 'b/三']);
  });

  it('related are notes that share what is rare, never those already named', () => {
    expect(related.get('a/一')!.related).toEqual(['c/四']);
    expect(related.get('z/1')!.related).toEqual([]);
  });

  it('backlinks name each note once, by a sentence or a heading', () => {
    expect(related.get('a/一')!.backlinks).toEqual([
      {id: 'a/二', sentence: '一句话。'},
      {id: 'c/四', heading: '节'},
    ]);
    expect(related.get('a/二')!.backlinks).toEqual([{id: 'a/一'}]);
  });
});

it('links lead where Docusaurus put the pages, and to pages only', () => {
  const doc = (file: string, title: string, permalink: string) => ({source: `@site/docs/${file}`, title, permalink});
  const docs = [doc('a/README.md', '总览', '/docs/a'), doc('a/乙.mdx', '乙', '/docs/自定')];
  expect(
    withAddresses(
      {tags: ['T'], next: ['a/README', '没有'], related: ['a/乙'], backlinks: [{id: 'a/乙', sentence: '一句。'}, {id: '没有'}]},
      docs,
    ),
  ).toEqual({
    tags: ['T'],
    next: [{title: '总览', path: '/docs/a'}],
    related: [{title: '乙', path: '/docs/自定'}],
    backlinks: [{title: '乙', path: '/docs/自定', sentence: '一句。'}],
  });
});

describe('the end of a note', () => {
  const doc = (id: string, more: object = {}) =>
    ({title: id, permalink: `/docs/${id}`, description: `${id}的说明`, frontMatter: {}, ...more}) as never;
  const link = (id: string) => ({title: id, path: `/docs/${id}`});
  const sections = [
    {name: 'a', label: '栏目', description: '', path: '/docs/category/a', minutes: 24, stations: ['甲', '乙', '丙'].map(link)},
  ];
  const docs = [doc('乙', {frontMatter: {sidebar_custom_props: {minutes: 8}}}), doc('丙')];
  const relations = {tags: ['T'], next: [link('丙'), link('乙')], related: [link('乙'), link('丁')], backlinks: [link('丙'), link('戊')]};

  it('leads to the next note of the sidebar, says where it stands and why, and names no note twice', () => {
    expect(noteEnd(doc('甲', {next: {title: '乙', permalink: '/docs/乙'}}), relations, docs, sections)).toEqual({
      next: {title: '乙', path: '/docs/乙', place: '栏目 2 / 3', minutes: 8, why: '乙的说明'},
      also: [link('丙')],
      related: [link('丁')],
      back: {title: '栏目总览', path: '/docs/category/a'},
      backlinks: [link('戊')],
      tags: ['T'],
    });
  });

  it('has the author’s own reason, and at the end of the sidebar the first note that asks for this one', () => {
    const last = noteEnd(doc('甲', {frontMatter: {next_because: '因为丙用到它'}}), relations, docs, sections);
    expect(last.next).toMatchObject({title: '丙', why: '因为丙用到它'});
    expect(noteEnd(doc('己'), {tags: [], next: [], related: [], backlinks: []}, docs, sections)).toEqual({
      also: [],
      related: [],
      backlinks: [],
      tags: [],
    });
  });
});
