import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('task list in .%s', (format) => {
  it('names each checkbox by its state', async () => {
    const $ = load(await renderMarkdown('- [ ] 没做\n- [x] 做了\n', format));
    expect(
      $('input')
        .map((_, input) => $(input).attr('aria-label'))
        .get(),
    ).toEqual(['未完成', '已完成']);
  });
});
