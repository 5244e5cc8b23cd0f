import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compile, evaluate} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import staticMarkup from './staticMarkup';

const DRAWING =
  '<svg viewBox="0 0 4 4" role="img" aria-label="一点" style="max-width:min(100%,480px)"><defs><linearGradient id="fig-1"><stop stop-color="red"/></linearGradient></defs><text font-size="2">&amp; {x}</text></svg>';
const LINKED = '<svg viewBox="0 0 4 4"><a href="/docs/intro"><text>简介</text></a></svg>';

/** A page whose whole body is this HTML. */
const page = (html: string) => () => (root: Root) => {
  root.children = fromHtml(html, {fragment: true}).children;
};
const codeOf = async (html: string) => String(await compile('', {rehypePlugins: [page(html), staticMarkup]}));
const shown = async (html: string, plugins: (typeof staticMarkup)[]) => {
  const {default: Page} = await evaluate('', {...runtime, rehypePlugins: [page(html), ...plugins]});
  return renderToStaticMarkup(createElement(Page));
};
const parsed = (html: string) =>
  JSON.parse(
    JSON.stringify(fromHtml(html, {fragment: true}).children, (key, value: unknown) => (key === 'position' ? undefined : value)),
  ) as unknown;

describe.each([
  ['a drawing', DRAWING],
  ['a paragraph', '<p>甲 <strong>乙</strong> <code>a &lt; "b"</code></p>'],
  ['a list', '<ul><li>甲 <em>乙</em><ol start="2"><li>丙</li></ol></li></ul>'],
  [
    'a table',
    '<table><thead><tr><th align="right" style="min-width:4em">甲</th></tr></thead><tbody><tr><td align="right"><code>1</code></td></tr></tbody></table>',
  ],
])('%s that no component draws', (_, html) => {
  it('is one string in the module, and the same in the page', async () => {
    const code = await codeOf(html);
    // The element, the page, and the layout that may be around it.
    expect(code.match(/_jsxs?\(/g)).toHaveLength(3);
    expect(code).toContain('dangerouslySetInnerHTML');
    // How a quote or a style is written may differ, what a browser makes of it may not.
    expect(parsed(await shown(html, [staticMarkup]))).toEqual(parsed(await shown(html, [])));
  });
});

it.each([
  ['a link in text', '<p>甲 <a href="/docs/intro">简介</a></p>'],
  ['a link in a drawing', LINKED],
  ['a block of code', '<pre><code>a\n<b>b</b></code></pre>'],
  ['a picture', '<p><img src="a.png" alt="甲"></p>'],
  ['a heading', '<h2 id="a">甲 <em>乙</em></h2>'],
  ['a list of tasks', '<ul class="contains-task-list"><li><input type="checkbox" disabled></li></ul>'],
  ['an item with an id', '<ol><li id="fn-1">甲 <em>乙</em></li></ol>'],
])('%s is left to the component that draws it', async (_, html) => {
  const markup = /dangerouslySetInnerHTML/.exec(await codeOf(html));
  expect(markup).toBeNull();
});

it('what stands beside a link is one string', async () => {
  const code = await codeOf('<ul><li>甲 <em>乙</em></li><li><a href="/">丙</a></li></ul>');
  expect(code).toContain('"甲 <em>乙</em>"');
});
