import {expect, it} from 'vitest';
import {programIds} from './programId';

const fence = (lang: string, file?: string) => ({lang, meta: file ? {file} : ({} as Record<string, string>)});

it('numbers what is written on the page, and names what is in a file, whichever parts are shown', () => {
  const fences = [fence('cpp'), fence('text'), fence('cuda', './_a/b.cu'), fence('bash'), fence('cuda', '_a/b.cu'), fence('c')];
  expect(programIds('docs/a.md', fences)).toEqual([
    'docs/a.md#1',
    undefined,
    'docs/a.md#_a/b.cu',
    undefined,
    'docs/a.md#_a/b.cu',
    'docs/a.md#2',
  ]);
});
