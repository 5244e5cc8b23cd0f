import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('tildes in .%s', (format) => {
  it.each([
    '需要 3~5 天，或 7~9 天。',
    '1~2、3~4、5~6 与 7~8',
    '从 ~/a 到 ~/b，再到 ~/c',
    '- 周一~周三，周四~周五',
    '**3~5** 天，*7~9* 天',
  ])('%s', async (markdown) => {
    const $ = load(await renderMarkdown(markdown, format));
    expect($('del')).toHaveLength(0);
    expect($('body').text().trim()).toBe(markdown.replace(/^- |\*/g, ''));
  });

  it('two of them delete, beside ranges as well', async () => {
    const $ = load(await renderMarkdown('3~5 天，~~7~9 天~~，1~2 天，~~旧~~。', format));
    expect($('del').text()).toBe('7~9 天旧');
    expect($('p').text()).toBe('3~5 天，7~9 天，1~2 天，旧。');
  });
});
