import {describe, expect, test} from 'vitest';
import {emptyMemory, isNewer, MAX_BYTES, mergePages, pagesFrom, readMemory, writeMemory, type Memory, type PageMemory} from './memory';

const PLACE = {id: '归约', heading: '归约', block: 2, part: 0.5};
const page = (more: Partial<PageMemory> = {}): PageMemory => ({title: '归约', at: 1000, far: 40, read: ['a'], ...more});
const memory = (pages: Memory['pages']): Memory => ({...emptyMemory(), pages});

describe('what the storage holds', () => {
  test('is read back as it was written', () => {
    const written = memory({'/docs/CUDA/4.1 归约': page({place: PLACE}), '/blog/a': page({done: true, read: []})});
    expect(readMemory(writeMemory(written))).toEqual(written);
    expect(readMemory(writeMemory({...written, off: true})).off).toBe(true);
  });

  test.each([null, '', 'null', '[]', '3', '{', '{"v":1}', '{"v":0,"pages":{}}', '{"v":1,"pages":[1]}', '{"v":1,"pages":{"/docs/a":7}}'])(
    'is nothing where it is garbage: %s',
    (text) => expect(readMemory(text)).toEqual(emptyMemory()),
  );

  test('loses the entries that cannot be understood, and no others', () => {
    const {pages, dropped} = pagesFrom({
      '/docs/a': page(),
      '/docs/b': {...page(), at: 'yesterday'},
      '/docs/c': {...page(), place: {...PLACE, part: 7}, read: ['a', 3], surplus: 1},
      'javascript:alert(1)': page(),
      '//example.org/docs/a': page(),
      '/docs/\\example.org': page(),
      ['__proto__']: page(),
    });
    expect(pages).toEqual({'/docs/a': page(), '/docs/c': page()});
    expect(dropped).toBe(5);
  });

  test('keeps answers, guesses and digests, and of them only what is one', () => {
    const known = page({
      answers: {'exercise-1': true, 'exercise-2': '为什么？'},
      guesses: [{at: 5, guess: 8, truth: 18}],
      seen: 'aaaabbbb',
    });
    expect(readMemory(writeMemory(memory({'/docs/a': known}))).pages['/docs/a']).toEqual(known);
    const odd = {
      ...page(),
      answers: {a: 3, b: true},
      guesses: [{at: 5, guess: -1, truth: 18}, 7, {at: 5, guess: 1, truth: 2, more: 3}],
      seen: 'aaa',
    };
    expect(pagesFrom({'/docs/a': odd}).pages['/docs/a']).toEqual(page({answers: {b: true}, guesses: [{at: 5, guess: 1, truth: 2}]}));
  });

  test('was not read in the future', () => {
    expect(pagesFrom({'/docs/a': page({at: 9e9})}, 5000).pages['/docs/a']!.at).toBe(5000);
  });

  test('a later version is known as one', () => {
    expect(isNewer({v: 2})).toBe(true);
    expect(isNewer({v: 1})).toBe(false);
    expect(isNewer('2')).toBe(false);
  });
});

test('what is stored stays within its bound, and the pages read last stay', () => {
  const pages = Object.fromEntries(Array.from({length: 1000}, (_, n) => [`/docs/CUDA/笔记 ${n}`, page({at: n, place: PLACE})]));
  const text = writeMemory(memory(pages));
  const kept = Object.keys(readMemory(text).pages);
  expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(new TextEncoder().encode(text).length).toBeGreaterThan(MAX_BYTES - 300);
  expect(kept[0]).toBe('/docs/CUDA/笔记 999');
  expect(kept).not.toContain('/docs/CUDA/笔记 0');
});

describe('two memories of one page', () => {
  test('keep the later place and all sections, whichever comes first', () => {
    const early = page({at: 1, far: 90, read: ['a', 'b']});
    const late = page({at: 2, far: 30, place: PLACE, read: ['c']});
    expect(mergePages(early, late)).toMatchObject({at: 2, far: 30, place: PLACE});
    expect(mergePages(early, late).read.sort()).toEqual(mergePages(late, early).read.sort());
    expect(mergePages(early, late).read.sort()).toEqual(['a', 'b', 'c']);
  });

  test('keep all answers, the later where there are two, each guess once, and the digests of both', () => {
    const [first, second] = [
      {at: 1, guess: 1, truth: 2},
      {at: 2, guess: 3, truth: 4},
    ];
    const early = page({at: 1, answers: {a: '甲？', b: '乙？'}, guesses: [first], seen: 'aaaabbbb'});
    const late = page({at: 2, answers: {b: true}, guesses: [first, second], seen: 'bbbbcccc'});
    const both = {answers: {a: '甲？', b: true}, guesses: [first, second], seen: 'aaaabbbbcccc'};
    expect(mergePages(early, late)).toMatchObject(both);
    expect(mergePages(late, early)).toMatchObject({...both, seen: 'bbbbccccaaaa'});
    expect(mergePages(mergePages(early, late), late)).toMatchObject(both);
  });

  test('are of a page that was read, if one of them is', () => {
    expect(mergePages(page({done: true, read: []}), page({at: 2000}))).toMatchObject({done: true, read: [], at: 2000});
  });
});
