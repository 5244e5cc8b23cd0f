import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('math in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it('renders formulas at build time and links the stylesheet', async () => {
    const $ = await render('行内 $O(n \\log n)$。\n\n$$\n\\sum_{i=1}^n i\n$$\n');
    expect($('.katex')).toHaveLength(2);
    expect($('.katex-display')).toHaveLength(1);
    expect($('math')).toHaveLength(2);
    expect($('link').attr()).toMatchObject({rel: 'stylesheet', href: '/assets/css/katex.min.css'});
  });

  it('links no stylesheet from a page without formulas', async () => {
    const $ = await render('没有公式，只有 `$x$`。');
    expect($('p').text()).toContain('没有公式');
    expect($('link')).toHaveLength(0);
  });

  it.each([
    ['前。\n\n公式 $\\frac{1}{$ 错。', /page\.mdx?:3 公式写错了/],
    ['前。\n\n公式 $时间$。', /page\.mdx?:3 公式写错了：.*\\text\{中文\}/],
    ['$$\n\\nosuch\n$$', /page\.mdx?:1 公式写错了/],
  ])('rejects %s', async (markdown, message) => {
    await expect(render(markdown)).rejects.toThrow(message);
  });

  it('accepts Chinese inside \\text', async () => {
    expect((await render('$t_{\\text{总时间}}$'))('.katex')).toHaveLength(1);
  });
});
