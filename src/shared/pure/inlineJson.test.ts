import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {inlineJson} from './inlineJson';

test.each(['</script> 标签', '<!-- <script>', 'a < b', '并行'])('%s stays in its script, and is read as it was', (name) => {
  const $ = load(`<script type="application/ld+json">${inlineJson({name})}</script><p>后面</p>`);
  expect(JSON.parse($('script').html()!)).toEqual({name});
  expect($('body').text().trim()).toBe('后面');
});
