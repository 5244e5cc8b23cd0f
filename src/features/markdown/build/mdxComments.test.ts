import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';

it.each([
  ['{/* truncate */}\n\n正文\n', '正文'],
  ['{/* 记着，\n两行 */}\n\n正文\n', '正文'],
  ['前{/* 中间 */}后\n', '前后'],
  ['- {/* 一条 */}\n- 二\n', '二'],
  ['写作 `{/* 注释 */}`\n', '写作 {/* 注释 */}'],
  ['{/* 没有结束\n', '{/* 没有结束'],
])('%j', async (markdown, text) => {
  const $ = load(await renderMarkdown(markdown, 'md'));
  expect($('body').text().trim()).toBe(text);
  expect($('p:empty')).toHaveLength(0);
});
