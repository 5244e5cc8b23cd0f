import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const STRONG = [
  ['**注意：**正文', '注意：'],
  ['正文**“引用”**正文', '“引用”'],
  ['正文**（括号）**正文', '（括号）'],
  ['**粗体**，正文', '粗体'],
  ['正文**粗体。**正文', '粗体。'],
  ['正文**《书名》**正文', '《书名》'],
  ['正文**`code`**正文', 'code'],
  ['正文**C++**正文', 'C++'],
  ['正文**[链接](https://example.org)**正文', '链接'],
] as const;

describe.each(['md', 'mdx'] as const)('emphasis beside Chinese punctuation in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it.each(STRONG)('%s', async (markdown, strong) => {
    const $ = await render(markdown);
    expect($('strong').text()).toBe(strong);
    expect($('p').text()).not.toContain('*');
  });

  it.each([
    ['正文~~删去。~~正文', '删去。'],
    ['~~（旧）~~正文', '（旧）'],
  ])('%s', async (markdown, deleted) => {
    expect((await render(markdown))('del').text()).toBe(deleted);
  });
});

describe.each(['md', 'mdx'] as const)('Docusaurus syntax that the pipeline must keep in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it('keeps admonition titles', async () => {
    const $ = await render(':::tip[标题]\n\n内容。\n\n:::');
    expect($('admonition').text()).toContain('内容。');
    expect($.text()).not.toContain(':::');
  });

  it('keeps explicit heading ids', async () => {
    expect((await render('## 标题（一） {#first}'))('h2').attr('id')).toBe('first');
  });

  it('keeps folded answers with Markdown inside', async () => {
    expect((await render('<details>\n<summary>答案</summary>\n\n**对**。\n\n</details>'))('details strong').text()).toBe('对');
  });

  it('hands a mermaid diagram over with its accessible title', async () => {
    expect((await render('```mermaid\nflowchart LR\n  accTitle: 路线\n  a --> b\n```'))('mermaid').attr('value')).toContain(
      'accTitle: 路线',
    );
  });
});
