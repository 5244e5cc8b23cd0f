import {expect, it} from 'vitest';
import {listTags} from './listTags';

const page = (title: string, ...tags: string[]) => ({title, permalink: `/${title}`, tags});

it('one list of tags over docs and posts, those with most pages first', () => {
  const tags = listTags([page('甲', 'CUDA', '网络'), page('乙', 'CUDA')], [page('丙', '网络', '搜索'), page('丁', 'CUDA')]);
  expect(tags.map(({name, docs, posts}) => [name, docs.length, posts.length])).toEqual([
    ['CUDA', 2, 1],
    ['网络', 1, 1],
    ['搜索', 0, 1],
  ]);
  expect(tags[1]!.docs).toEqual([{title: '甲', permalink: '/甲'}]);
});

it('a tag that is called as a section knows its page', () => {
  const [cuda, net] = listTags([page('甲', 'CUDA', '网络')], [], new Map([['CUDA', '/docs/category/cuda']]));
  expect([cuda?.section, net?.section]).toEqual(['/docs/category/cuda', undefined]);
});
