import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const MAP = '![路线](./_page/fig.svg "路线图")';
const FACTS = '- 天数：**七天**\n- 睡到：**2400 米**\n';

describe.each(['md', 'mdx'] as const)(':::trip in .%s', (format) => {
  it('is a map and facts in a box of their own', async () => {
    const $ = load(await renderMarkdown(`:::trip\n${MAP}\n\n${FACTS}:::\n\n正文。\n`, format));
    expect($('.trip > figure svg')).toHaveLength(1);
    expect(
      $('.trip > ul strong')
        .toArray()
        .map((fact) => $(fact).text()),
    ).toEqual(['七天', '2400 米']);
    expect($('body').text()).not.toContain(':::');
  });

  it.each([
    ['a list only', FACTS],
    ['a map only', `${MAP}\n\n`],
    ['a fact without a value', `${MAP}\n\n- 天数\n`],
    ['something else', `${MAP}\n\n${FACTS}\n又一段。\n\n`],
  ])('rejects %s', async (_, content) => {
    await expect(renderMarkdown(`:::trip\n${content}:::\n`, format)).rejects.toThrow(/page\.mdx?:1 :::trip 里要有一幅地图/);
  });
});
