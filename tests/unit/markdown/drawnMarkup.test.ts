import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compile, evaluate} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {describe, expect, it} from 'vitest';
import drawnMarkup from '../../../rehype/drawnMarkup';

const DRAWING = '<svg viewBox="0 0 4 4" role="img" aria-label="一点" style="max-width:min(100%,480px)"><defs><linearGradient id="fig-1"><stop stop-color="red"/></linearGradient></defs><text font-size="2">&amp; {x}</text></svg>';
const LINKED = '<svg viewBox="0 0 4 4"><a href="/docs/intro"><text>简介</text></a></svg>';

/** A page whose whole body is this HTML. */
const page = (html: string) => () => (root: Root) => {
  root.children = fromHtml(html, {fragment: true}).children;
};
const codeOf = async (html: string) => String(await compile('', {rehypePlugins: [page(html), drawnMarkup]}));
const shown = async (html: string, plugins: (typeof drawnMarkup)[]) => {
  const {default: Page} = await evaluate('', {...runtime, rehypePlugins: [page(html), ...plugins]});
  return renderToStaticMarkup(createElement(Page));
};
const parsed = (html: string) => JSON.parse(JSON.stringify(fromHtml(html, {fragment: true}).children, (key, value: unknown) => (key === 'position' ? undefined : value))) as unknown;

describe('markup of drawings', () => {
  it('is one string in the module, and the same in the page', async () => {
    const code = await codeOf(DRAWING);
    // The element, the page, and the layout that may be around it.
    expect(code.match(/_jsxs?\(/g)).toHaveLength(3);
    expect(code).toContain('dangerouslySetInnerHTML');
    // How a quote or a style is written may differ, what a browser makes of it may not.
    expect(parsed(await shown(DRAWING, [drawnMarkup]))).toEqual(parsed(await shown(DRAWING, [])));
  });

  it('leaves links to React, which follows them', async () => {
    expect(await codeOf(LINKED)).not.toContain('dangerouslySetInnerHTML');
  });
});
