import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('the title of an admonition in .%s', (format) => {
  it('may hold code and emphasis: the element that carries it has the name that the theme looks for', async () => {
    const html = await renderMarkdown(':::danger[`rm -r` **没有**回收站]\n\n正文\n\n:::\n', format);
    expect(html).toContain('<mdxAdmonitionTitle><code class="unbroken">rm -r</code> <strong>没有</strong>回收站</mdxAdmonitionTitle>');
  });

  it('of text alone is an attribute', async () => {
    expect(await renderMarkdown(':::tip[标题]\n\n正文\n\n:::\n', format)).toContain('<admonition title="标题" type="tip">');
  });
});
