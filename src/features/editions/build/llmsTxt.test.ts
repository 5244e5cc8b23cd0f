import {expect, test} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import {llmsTxt} from './llmsTxt';

const page = (title: string, askedAs: string[] = []) => ({title, description: `读懂${title}`, path: `/docs/${title}`, askedAs});

test('lists the pages by section, each with what else it is asked as', () => {
  const text = llmsTxt(
    {title: '站', tagline: '一句话'} as DocusaurusConfig,
    {
      sections: [{name: 'a', label: '排序', description: '', path: '/docs/a', pages: [page('快速排序', ['快排', 'quicksort'])]}],
      others: [],
      posts: [page('文章')],
    },
    ({path}) => `https://example.org${path}`,
  );
  expect(text).toContain('## 排序\n\n- [快速排序](https://example.org/docs/快速排序): 读懂快速排序（也这样问：快排；quicksort）\n');
  expect(text).toContain('## 博客\n\n- [文章](https://example.org/docs/文章): 读懂文章\n');
  expect(text).not.toContain('## 其他');
});
