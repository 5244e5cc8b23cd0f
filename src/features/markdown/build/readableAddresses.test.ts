import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {VFile} from 'vfile';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import readableAddresses from './readableAddresses';

describe.each(['md', 'mdx'] as const)('addresses in .%s', (format) => {
  it.each([
    '[控制台](http://localhost:端口/)',
    '[控制台][a]\n\n[a]: https://',
    '![图](http://[bad/a.png)',
    '<a href="http://localhost:端口/">控制台</a>',
  ])('%s stops the build with its line', (markdown) =>
    expect(renderMarkdown(`前。\n\n${markdown}`, format)).rejects.toThrow(/page\.mdx?:\d 网址读不了：.* → .*行内代码/),
  );

  it('one that only has a percent sign or Chinese in it does not', async () => {
    const $ = load(
      await renderMarkdown('[a](https://example.com/50%-off) [b](https://例子.测试/路径) [c](mailto:a@example.com?x=50%)', format),
    );
    expect($('a')).toHaveLength(3);
  });

  it.each([
    ['<a href="/50%-off">五折</a>', '/50%-off'],
    ['见<a href="#涨了100%">下面</a>', '#涨了100%'],
    ['[五折](/50%-off)', '/50%-off'],
    ['[五折](/a%ff)', '/a%ff'],
    ['<a href="/%E5%8F%98%E5%9F%BA?x=%">变基</a>', '/变基?x=%'],
  ])('each percent sign of an address of the site can be decoded: %s', async (markdown, address) => {
    expect(decodeURI(load(await renderMarkdown(markdown, format))('a').attr('href')!)).toBe(address);
  });

  it('an address of another host stays as it is', async () => {
    const address = 'https://example.com/50%-off?q=%C4%E3';
    expect(load(await renderMarkdown(`<a href="${address}">外</a>`, format))('a').attr('href')).toBe(address);
  });
});

it('is told, and the text stays, where faults are only told', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const link = {type: 'link' as const, url: 'https://', children: [{type: 'text' as const, value: '控制台'}]};
  const root = {type: 'root' as const, children: [{type: 'paragraph' as const, children: [link]}]};
  readableAddresses({onBroken: 'warn'})(root, new VFile({path: 'a.md'}));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('网址读不了：https://'));
  expect(root.children).toEqual([{type: 'paragraph', children: [{type: 'text', value: '控制台'}]}]);
  warn.mockRestore();
});
