import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

describe.each(['md', 'mdx'] as const)('lines in .%s', (format) => {
  it.each([
    ['第一行\n第二行，\n第三行', '第一行第二行，第三行'],
    ['第一行\r\n第二行', '第一行第二行'],
    ['> 引用\n> 又一行', '引用又一行'],
    ['他说\n“好”\n就走', '他说“好”就走'],
    ['先看。\nGPU\n（图形处理器）', '先看。GPU（图形处理器）'],
    ['**粗体**\n正文\n[链接](https://example.org)\n后面', '粗体正文链接后面'],
    ['用 `cd`\n，再用\n`ls`', '用 cd，再用\nls'],
    ['中文\nEnglish\nwords\n中文', '中文\nEnglish\nwords\n中文'],
    ['公式\n$x$\n，完', '公式\nx，完'],
    ['甲[^1]\n乙\n[^1]丙\n[^1]\n\n[^1]: 注', '甲1乙1丙1'],
    ['one[^1]\ntwo\n\n[^1]: 注', 'one1\ntwo'],
    ['甲<span>乙</span>\n丙\n<span>丁</span>', '甲乙丙丁'],
    ['按<kbd>A</kbd>\n乙', '按A\n乙'],
  ])('%j', async (markdown, text) => {
    const $ = load(await renderMarkdown(markdown, format, {a: 'a'}));
    $('.katex-html, annotation').remove();
    expect($('p').first().text()).toBe(text);
  });

  it('keeps those of code and hard breaks', async () => {
    const $ = load(await renderMarkdown('```text\n甲\n乙\n```\n\n丙\\\n丁\n', format));
    expect($('pre').text()).toBe('甲\n乙\n');
    expect($('p br')).toHaveLength(1);
  });
});
