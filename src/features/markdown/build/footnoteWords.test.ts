import {expect, test} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

test.each(['md', 'mdx'] as const)('footnotes speak Chinese in .%s', async (format) => {
  const html = await renderMarkdown('甲[^1]，乙[^注]，又是甲[^1]。\n\n[^1]: 第一条。\n[^注]: 第二条。\n', format);
  expect(html).toContain('>脚注</h2>');
  expect(html.match(/aria-label="[^"]*"/g)).toEqual([
    'aria-label="回到正文里的脚注 1"',
    'aria-label="回到正文里的脚注 1（第 2 处）"',
    'aria-label="回到正文里的脚注 2"',
  ]);
  expect(html).not.toMatch(/Footnotes|Back to/);
});
