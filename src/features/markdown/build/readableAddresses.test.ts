import {load} from 'cheerio';
import {describe, expect, it, vi} from 'vitest';
import {VFile} from 'vfile';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import readableAddresses from './readableAddresses';

describe.each(['md', 'mdx'] as const)('addresses in .%s', (format) => {
  it.each(['[控制台](http://localhost:端口/)', '[控制台][a]\n\n[a]: https://', '![图](http://[bad/a.png)'])(
    '%s stops the build with its line',
    (markdown) => expect(renderMarkdown(`前。\n\n${markdown}`, format)).rejects.toThrow(/page\.mdx?:\d 网址读不了：.* → .*行内代码/),
  );

  it('one that only has a percent sign or Chinese in it does not', async () => {
    const $ = load(
      await renderMarkdown('[a](https://example.com/50%-off) [b](https://例子.测试/路径) [c](mailto:a@example.com?x=50%)', format),
    );
    expect($('a')).toHaveLength(3);
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
