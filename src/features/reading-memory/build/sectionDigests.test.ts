import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {renderMarkdown} from '../../../shared/testing/renderMarkdown';
import {listDigests} from './listDigests';

const TEXT = '开头。\n\n## 一\n\n甲，乙\n与丙。\n\n### 一之一\n\n`x`\n\n## 二\n\n$a$ 丁。\n\n## 参考资料\n\n戊。\n';
const digests = async (text: string, format: 'md' | 'mdx' = 'md') => {
  const $ = load(await renderMarkdown(text, format));
  return $('h2')
    .toArray()
    .map((heading) => $(heading).attr('data-digest'));
};

test('each section of the second level has a digest of what its author wrote, whatever the other plugins make of it', async () => {
  const [one, two, sources] = await digests(TEXT);
  expect([one, two, sources]).toEqual([expect.stringMatching(/^[\w-]{4}$/), expect.stringMatching(/^[\w-]{4}$/), expect.any(String)]);
  expect(await digests(TEXT, 'mdx')).toEqual([one, two, sources]);
  expect(await digests(TEXT.replace('甲，乙\n与丙', '甲，乙与\n丙').replace('开头', '起头'))).toEqual([one, two, sources]);
  expect(await digests(TEXT.replace('`x`', '`y`'))).toEqual([expect.not.stringMatching(one!), two, sources]);
  expect(await digests(TEXT.replace('丁', '丁、己'))).toEqual([one, expect.not.stringMatching(two!), sources]);
});

test('the list of a page leaves out what need not be read', () => {
  const $ = load(
    '<article><h2 data-digest="aaaa">一</h2><h2 data-digest="bbbb">参考资料</h2><h2>三</h2><h2 data-digest="cccc">四</h2></article><h2 data-digest="dddd">外</h2>',
  );
  expect(listDigests($)).toBe('aaaacccc');
});
