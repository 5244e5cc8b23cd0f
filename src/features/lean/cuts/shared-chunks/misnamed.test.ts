import {expect, it} from 'vitest';
import {chunkOf} from '../../../../shared/build/pageChunks/routeChunks';
import {misnamed} from '.';

const entry = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}"],`;

it('a module under the expected name, or one that the site lacks, is no matter', () => {
  expect(misnamed(entry(chunkOf('@theme/DocItem'), '@theme/DocItem'))).toEqual([]);
  expect(misnamed('')).toEqual([]);
});

it('a module under another name is told', () => {
  expect(misnamed(entry('12345678', '@theme/BlogPostPage'))).toEqual(['@theme/BlogPostPage']);
});
