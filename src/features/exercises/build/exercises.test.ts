import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

const answer = (text: string) => `<details>\n<summary>答案</summary>\n\n${text}\n\n</details>\n`;

describe.each(['md', 'mdx'] as const)('the exercises of a note in .%s', (format) => {
  const render = async (text: string) => load(await renderMarkdown(text, format));

  it('are one list, each answer in the entry of its question, however the author numbers them', async () => {
    for (const text of [
      `## 练习\n\n1. 甲？\n\n${answer('一。')}\n2. 乙？\n\n${answer('二。')}\n## 参考资料\n\n丙。`,
      `## 练习 {#x}\n\n**1.** 甲？\n\n${answer('一。')}\n**2.** 乙？\n\n${answer('二。')}\n## 参考资料\n\n丙。`,
    ]) {
      const $ = await render(format === 'mdx' ? text.replace(' {#x}', '') : text);
      const entries = $('ol.exercises > li');
      expect(entries.toArray().map((one) => $(one).attr('id'))).toEqual(['exercise-1', 'exercise-2']);
      expect(entries.eq(1).text().replace(/\s+/g, '')).toBe('乙？看答案二。');
      expect(entries.eq(1).children('details').length).toBe(1);
      expect($('h2').last().next().text()).toBe('丙。');
    }
  });

  it('keep what belongs to no answer, and other folds, as they are', async () => {
    const text = `## 练习\n\n试一试。\n\n<details>\n<summary>提示</summary>\n\n想。\n\n</details>\n`;
    const $ = await render(text);
    expect($('ol').length).toBe(0);
    expect($('summary').text()).toBe('提示');
    const other = await render(`## 别的\n\n1. 甲？\n\n${answer('一。')}`);
    expect(other('ol.exercises').length).toBe(0);
    expect(other('summary').text()).toBe('答案');
  });

  it('a list with one answer for all keeps its entries, the answer in the last', async () => {
    const $ = await render(`## 练习\n\n1. 甲？\n2. 乙？\n\n${answer('一与二。')}`);
    expect($('ol.exercises > li').length).toBe(2);
    expect($('ol.exercises > li').last().children('details').length).toBe(1);
  });
});
