import {expect, it} from 'vitest';
import {leanArchive} from './leanArchive';

it('posts in the archive come without their text', () => {
  const metadata = {permalink: '/blog/a', title: '甲', date: '2026-01-01'};
  expect(
    JSON.parse(leanArchive(JSON.stringify({archive: {blogPosts: [{id: 'a', content: '长文', metadata: {...metadata, frontMatter: {}}}]}}))),
  ).toEqual({archive: {blogPosts: [{id: 'a', metadata}]}});
});

it('another shape is refused', () => expect(() => leanArchive('{"posts": []}')).toThrow('变了样'));
