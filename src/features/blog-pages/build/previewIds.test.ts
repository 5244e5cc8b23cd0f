import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import {previewDefinitions} from './previewDefinitions';

const POST = `
看[下面](#一节)，再看[引用][ref]。

## 一节

<span id="point">点</span><span id="other">又一点</span>

### 另一节 {#another}

- 甲

<div aria-labelledby="point other">框</div>

[ref]: https://example.org
`;

describe.each(['md', 'mdx'] as const)('in .%s', (format) => {
  const render = async (source: string) => load(await renderMarkdown(source, format))('body');

  it('a preview has no id of a heading, and its others are its own', async () => {
    const preview = await render(previewDefinitions(POST));
    expect(preview.find('h2, h3')).toHaveLength(2);
    expect(preview.find('h2[id], h3[id]')).toHaveLength(0);
    const ids = preview.find('[id]').map((_, {attribs}) => attribs.id);
    expect(ids.get()).toEqual([expect.stringMatching(/^p\w{3,}-point$/), expect.stringMatching(/^p\w{3,}-other$/)]);
    expect(preview.find('div').attr('aria-labelledby')).toBe(ids.get().join(' '));
    expect(preview.text()).not.toContain('preview');
    expect(
      preview
        .find('a')
        .map((_, {attribs}) => attribs.href)
        .get(),
    ).toEqual([`#${encodeURI('一节')}`, 'https://example.org']);
  });

  it('the page of the post has all as they were written', async () => {
    const page = await render(POST);
    const ids = page.find('[id]').map((_, {attribs}) => attribs.id);
    expect(ids.get()).toEqual(['一节', 'point', 'other', 'another']);
    expect(page.find('div').attr('aria-labelledby')).toBe('point other');
  });
});
