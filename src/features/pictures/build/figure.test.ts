import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('figure in .%s', (format) => {
  const render = async (markdown: string) => load(await renderMarkdown(markdown, format));

  it('inlines an SVG with its caption and its alternative text', async () => {
    const $ = await render('前。\n\n![两个方框](./_page/fig.svg "图注：主机与设备")\n\n后。');
    const svg = $('figure > svg');
    expect(svg.attr('role')).toBe('img');
    expect(svg.attr('aria-label')).toBe('两个方框');
    expect(svg.attr('viewBox')).toBe('0 0 300 120');
    expect(svg.attr('width')).toBeUndefined();
    expect(svg.attr('height')).toBeUndefined();
    expect(svg.find('title')).toHaveLength(0);
    expect(svg.find('text').text()).toBe('主机');
    expect($('figure > figcaption').text()).toBe('图注：主机与设备');
    expect($('img')).toHaveLength(0);
  });

  it('keeps ids unique when a drawing stands twice, and points references at the renamed ids', async () => {
    const picture = '![两个方框](./_page/fig.svg "图")';
    const $ = await render(`${picture}\n\n${picture}`);
    const ids = $('[id]')
      .map((_, element) => $(element).attr('id')!)
      .get();
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
    for (const reference of $('use')
      .map((_, element) => $(element).attr('href')!)
      .get()) {
      expect(ids).toContain(reference.slice(1));
    }
    expect($('path[marker-end]').first().attr('marker-end')).toBe(`url(#${$('marker').first().attr('id')})`);
  });

  it('turns the rules of a <style> into attributes, so that they reach nothing else on the page', async () => {
    const $ = await render('![两个方框](./_page/fig.svg "图")');
    expect($('style')).toHaveLength(0);
    expect($('rect').attr()).toMatchObject({fill: 'var(--raised, #FFFFFF)', stroke: `url(#${$('defs > [id]').first().attr('id')})`});
    expect($('text').attr('font-size')).toBe('14px');
  });

  it('links from a drawing to notes as the text does, and lets assistive technology reach the links', async () => {
    const $ = await render('![两站](./_page/linked.svg "路线")');
    expect($('figure > svg').attr('role')).toBe('group');
    const link = $('figure > svg a');
    expect(link.attr('aria-label')).toBe('写作速查');
    expect(link.find('circle').attr('cx')).toBe('20');
    expect(link.find('text').text()).toBe('1.0');
    expect(decodeURI(link.attr('href')!)).toContain('写作 速查.md');
    expect($('figure > figcaption').text()).toBe('路线');
  });

  it('leads from a drawing to files whose path is encoded, or has a percent sign that encodes nothing', async () => {
    const hrefs = (await render('![三站](./_page/encoded.svg "路线")'))('figure > svg a')
      .toArray()
      .map(({attribs}) => attribs.href!);
    expect(hrefs).toEqual([expect.stringContaining('%E5%86%99'), expect.stringContaining('50%25.md'), expect.stringContaining('a%23b.md')]);
  });

  it('derives a missing viewBox from width and height', async () => {
    expect((await render('![方](./_page/sized.svg)'))('svg').attr('viewBox')).toBe('0 0 30 20');
  });

  it('gives a raster image with a title a caption', async () => {
    const $ = await render('![红色方块](./_page/photo.png "图注")');
    expect($('figure img').attr()).toMatchObject({alt: '红色方块', width: '4', height: '3'});
    expect($('figure img').attr('title')).toBeUndefined();
    expect($('figure > figcaption').text()).toBe('图注');
    expect($('p')).toHaveLength(0);
  });

  it('leaves a raster image without title in its paragraph', async () => {
    expect((await render('![红色方块](./_page/photo.png)'))('p img')).toHaveLength(1);
  });

  it.each([
    ['![图](./_page/none.svg "图注")', /page\.mdx?:3 找不到文件 \.\/_page\/none\.svg/],
    ['![图](./_page/script.svg "图注")', /含有 <script>/],
    ['![图](./_page/event.svg "图注")', /事件属性 onClick/],
    ['![图](./_page/foreign.svg "图注")', /外部地址 https:\/\/example\.org\/a\.png/],
    ['![图](./_page/import.svg "图注")', /样式里有 @import/],
    ['![图](./_page/hover.svg "图注")', /样式里有 \.box:hover/],
    ['![图](./_page/media.svg "图注")', /样式里有 @media/],
    ['![图](./_page/shapeless.svg "图注")', /没有 viewBox/],
  ])('rejects %s', async (markdown, message) => {
    await expect(render(`前。\n\n${markdown}`)).rejects.toThrow(message);
  });
});
