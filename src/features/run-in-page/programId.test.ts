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

it('counts Python apart, and takes the blocks of a session together', () => {
  const session = {lang: 'python', meta: {session: '甲'}};
  const fences = [fence('python'), fence('c'), session, fence('py', './_a/b.py'), session, fence('py')];
  expect(programIds('docs/a.md', fences)).toEqual([
    'docs/a.md#python-1',
    'docs/a.md#1',
    'docs/a.md#session-甲',
    'docs/a.md#_a/b.py',
    'docs/a.md#session-甲',
    'docs/a.md#python-2',
  ]);
});
