import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const TABLE = `
| 步 | 做什么 | 调用 |
|---|:---:|---|
| 1 | 等前面的工作都做完再往下走 | \`f()\` |
| 12 | 停 | $O(n)$ |
`;

describe.each(['md', 'mdx'] as const)('table in .%s', (format) => {
  it('lets each column become as narrow as its longest cell with its padding, or as six em, and no narrower', async () => {
    const $ = load(await renderMarkdown(TABLE, format));
    const widths = $('th')
      .map((_, th) => /--least:\s*([\d.]+)/.exec($(th).attr('style') ?? '')?.[1])
      .get();
    expect(widths).toEqual(['4', '6', '5']);
    expect($('th').eq(1).attr('style')).toContain('center');
  });
});
