import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('bare addresses in .%s', (format) => {
  it.each([
    ['请看https://example.com/a，然后继续。又见 https://example.com/b。下一句（https://example.com/c）完。', ['a', 'b', 'c']],
    ['https://example.com/a?x=1&y=2#z：说明', ['a?x=1&y=2#z']],
    ['（见https://example.com/a.）', ['a']],
    ['“https://example.com/a”', ['a']],
    ['https://example.com/a这一页，https://example.com/b那一页', ['a', 'b']],
    ['plain https://example.com/a. Then', ['a']],
    ['https://example.com/a……https://example.com/b？https://example.com/c！', ['a', 'b', 'c']],
  ])('%s', async (markdown, paths) => {
    const $ = load(await renderMarkdown(markdown, format, {a: 'a'}));
    const links = $('a').toArray();
    expect(links.map((link) => $(link).attr('href'))).toEqual(paths.map((path) => `https://example.com/${path}`));
    expect(links.map((link) => $(link).text())).toEqual(paths.map((path) => `https://example.com/${path}`));
    expect($('body').text().trim()).toBe(markdown);
  });

  // Full-width punctuation behind a host makes an address that cannot be read.
  it.each(['：', '？', '……', '（好）', '！', '《书》', '”', '。', '/，', '：8080/x', '——'])('a host before %s', async (after) => {
    const $ = load(await renderMarkdown(`见https://example.com${after}后面`, format, {a: 'a'}));
    expect($('a').attr('href')!.replace(/\/$/, '')).toBe('https://example.com');
    expect($('body').text().trim()).toBe(`见https://example.com${after}后面`);
  });

  it('what stands behind it is Markdown', async () => {
    const $ = load(
      await renderMarkdown('见https://example.com/a，**重点**、`代码`与https://example.com/c。', format, {
        a: 'a',
      }),
    );
    expect(
      $('a')
        .toArray()
        .map(({attribs}) => attribs.href),
    ).toEqual(['a', 'c'].map((path) => `https://example.com/${path}`));
    expect($('strong').text()).toBe('重点');
    expect($('code').text()).toBe('代码');
    expect($('body').text().trim()).toBe('见https://example.com/a，重点、代码与https://example.com/c。');
  });

  it.each([
    ['**https://example.com/a，好**', '好', 'a'],
    ['**见https://example.com/a，好**。', '好', 'a'],
    ['https://example.com/a，**好**', '好', 'a'],
    ['**https://example.com/a**，好', 'https', 'a'],
    ['*https://example.com/a，好*后', '好', 'a'],
    ['__www.example.com/a。好__', '好', 'a'],
    ['~~见https://example.com/a：好~~', '好', 'a'],
    ['**（https://example.com/a）**好', 'https', 'a'],
    ['**看 (https://example.com/a)，好**', '好', 'a'],
    ['**看https://example.com/a_(b)，好**', '好', 'a_(b)'],
    ['**看https://example.com/a_b*c，好**', '好', 'a_b*c'],
  ])('the signs of emphasis beside it are signs: %s', async (markdown, emphasised, path) => {
    const $ = load(await renderMarkdown(markdown, format, {a: 'a'}));
    expect(
      $('a')
        .attr('href')!
        .replace(/^https?:\/\/(?:www\.)?example\.com\//, ''),
    ).toBe(path);
    expect($('strong, em, del').text()).toContain(emphasised);
    expect($('a').text()).not.toContain(emphasised === '好' ? '好' : '，');
    expect($('body').text()).not.toMatch(/\*\*|__|~~/);
  });

  it('www. as well, and none of the links that have signs around them', async () => {
    const render = async (markdown: string) => load(await renderMarkdown(markdown, format, {a: 'a'}))('a');
    expect((await render('见 www.example.com/a，完')).attr('href')).toBe('http://www.example.com/a');
    const named = '[https://example.com/维基](https://example.com/维基)';
    expect(decodeURI((await render(named)).attr('href')!)).toBe('https://example.com/维基');
  });
});

it('in <…> an address may have Chinese in it', async () => {
  const $ = load(await renderMarkdown('见 <https://example.com/维基>。', 'md', {a: 'a'}));
  expect(decodeURI($('a').attr('href')!)).toBe('https://example.com/维基');
});
