import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {compile, evaluate} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {expect, it, test} from 'vitest';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type {PluggableList} from 'unified';
import formulas from './formulas';
import staticMarkup from '../../html-bodies/build/staticMarkup';

const OURS: PluggableList = [[formulas, {href: '/katex.css'}], staticMarkup];

const shown = async (markdown: string, rehypePlugins: PluggableList) => {
  const {default: Page} = await evaluate(markdown, {...runtime, remarkPlugins: [remarkGfm, remarkMath], rehypePlugins});
  const $ = load(renderToStaticMarkup(createElement(Page)), null, false);
  $('link').remove();
  // The minifier takes the last semicolon of a style.
  return $.html().trim().replaceAll(';"', '"');
};

it.each([
  ['in a line', "复杂度 $O(n \\log n)$，$a < b$ & $x'$。"],
  ['on a line of its own', '前。\n\n$$\n\\sum_{i=1}^n i = \\text{和 “s”}\n$$\n'],
  ['in a fence', '```math\n\\sqrt{2}\n```\n'],
  ['in a list, a table and an element', '- 一 $a$\n\n| $b$ |\n| - |\n| $\\vec{c}$ |\n\n<details>\n\n$d$\n\n$$\ne\n$$\n\n</details>\n'],
])('a formula %s is what rehype-katex makes of it', async (_, markdown) => {
  const html = await shown(markdown, OURS);
  expect(html).toContain('katex-html');
  expect(html).toBe(await shown(markdown, [rehypeKatex]));
});

test('a formula is one string in the module', async () => {
  const code = String(await compile('$a$', {remarkPlugins: [remarkMath], rehypePlugins: OURS}));
  // The link, the formula, the paragraph, the page twice.
  expect(code.match(/_jsxs?\(/g)!.length).toBeLessThanOrEqual(6);
  expect(code).toContain('dangerouslySetInnerHTML');
});
