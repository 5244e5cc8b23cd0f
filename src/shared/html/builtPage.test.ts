import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {parseBuilt} from './builtPage';

it.each([
  ['end tags that the minifier leaves out', '<p>一<p>二<ul><li>甲<li>乙<ul><li>丙</ul></ul><dl><dt>词<dd>义<dt>词</dl><h2>节</h2>'],
  ['rows and cells without ends', '<table><thead><tr><th>列<th>列<tbody><tr><td>1<td>2<tr><td>3<td></table><p>后'],
  ['attributes without quotes, or in single ones', '<a class=term href=/docs/a>词</a><i title=\'"引"\'>x</i><input type=checkbox checked>'],
  ['character references', '<p>&lt;T&gt; &amp;&amp; a&nbsp;b &#20013; &quot;</p><i title="a &amp; &quot;b&quot;"></i>'],
  [
    'drawings and formulas',
    '<svg viewBox="0 0 1 1"><title>图 &lt;</title><path d="M0 0"/><g><circle r="1"/></g></svg><math><mi>x</mi><annotation encoding="application/x-tex">x<1</annotation></math>',
  ],
  [
    'scripts and what stands in for them',
    '<script>if (a < b && "</p>") {}</script><noscript><p>无</p></noscript><details><summary>题</summary>答</details><p>行<br>行<hr>',
  ],
])('reads %s as browsers do', (_, html) => {
  const read = parseBuilt(html).html();
  expect(read.length).toBeGreaterThan(20);
  expect(load(read, null, false).html()).toBe(load(html, null, false).html());
});
