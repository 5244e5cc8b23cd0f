import {expect, it} from 'vitest';
import {markdownPage} from './markdownPage';

const page = {title: '甲', description: '说明', path: '/docs/a'} as Parameters<typeof markdownPage>[0];

it('begins with the title', () => {
  expect(markdownPage(page, 'https://example.org/a', '正文\n')).toMatch(/---\n\n# 甲\n\n正文\n$/);
});

it('has the title once where the body begins with it', () => {
  expect(markdownPage(page, 'https://example.org/a', '# `甲` 的标题\n\n正文\n')).toMatch(/---\n\n# `甲` 的标题\n\n正文\n$/);
});
