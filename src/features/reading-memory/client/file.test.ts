import {describe, expect, test} from 'vitest';
import {exportText, importText} from './file';
import {emptyMemory, type Memory, type PageMemory} from './memory';

const page = (more: Partial<PageMemory> = {}): PageMemory => ({title: '归约', at: 1000, far: 40, read: ['a'], ...more});
const memory = (pages: Memory['pages']): Memory => ({...emptyMemory(), pages});

test('what was exported is imported into an empty memory as it was', () => {
  const pages = {'/docs/a': page({place: {id: 'a', heading: 'A', block: 1, part: 0}}), '/blog/b': page({done: true, read: []})};
  expect(importText(emptyMemory(), exportText(memory(pages)))).toEqual({memory: memory(pages), added: 2, changed: 0, dropped: 0});
});

test('an import adds to what is remembered and takes nothing away', () => {
  const here = memory({'/docs/a': page({read: ['a']}), '/docs/b': page()});
  const file = memory({'/docs/a': page({at: 2000, far: 80, read: ['b']}), '/docs/c': page()});
  const result = importText({...here, off: true}, exportText(file));
  expect(result).toMatchObject({added: 1, changed: 1, dropped: 0});
  expect(result.memory.off).toBe(true);
  expect(Object.keys(result.memory.pages).sort()).toEqual(['/docs/a', '/docs/b', '/docs/c']);
  expect(result.memory.pages['/docs/a']).toMatchObject({far: 80, read: expect.arrayContaining(['a', 'b'])});
});

test('the same file twice changes nothing the second time', () => {
  const file = exportText(memory({'/docs/a': page()}));
  expect(importText(importText(emptyMemory(), file).memory, file)).toMatchObject({added: 0, changed: 0});
});

describe('a file that is not one', () => {
  const good = JSON.parse(exportText(memory({'/docs/a': page()}))) as Record<string, unknown>;
  test.each([
    ['', 'JSON'],
    [JSON.stringify(good).slice(0, 40), '不完整'],
    ['null', '不是本站'],
    ['[1]', '不是本站'],
    [JSON.stringify({...good, kind: '别的'}), '不是本站'],
    [JSON.stringify({...good, v: 2}), '刷新'],
    [JSON.stringify({...good, pages: {'https://example.org/': page()}}), '没有认得出'],
    [JSON.stringify({...good, pages: 'x'}), '没有认得出'],
  ])('%s', (text, told) => expect(() => importText(emptyMemory(), text)).toThrow(told));
});
