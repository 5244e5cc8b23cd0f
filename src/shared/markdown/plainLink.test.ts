import {describe, expect} from 'vitest';
import {testOurNotes} from '../testing/ourNotes';
import {renderMarkdown} from '../testing/renderMarkdown';

const theme = {a: () => 'the theme’s link'};

describe.each(['md', 'mdx'] as const)('in .%s', (format) => {
  testOurNotes('a link of a list that a plugin wrote stays an element, unlike one of Markdown', async () => {
    const html = await renderMarkdown('::glossary\n', format, theme);
    expect(html).toMatch(/<a href="\/docs\/[^"]+">/);
    expect(html).not.toContain('the theme’s link');
    expect(await renderMarkdown('[a](https://example.org)\n', format, theme)).toContain('the theme’s link');
  });
});
