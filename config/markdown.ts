import type {MDXOptions} from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import {KATEX_STYLESHEET} from '../plugins/katex-assets';
import admonitionTitle from '../rehype/admonitionTitle';
import brokenMath from '../rehype/brokenMath';
import drawnMarkup from '../rehype/drawnMarkup';
import digitGroups from '../rehype/digitGroups';
import {KATEX_OPTIONS} from '../rehype/formula';
import glossary from '../rehype/glossary';
import katexStylesheet from '../rehype/katexStylesheet';
import latinEmphasis from '../rehype/latinEmphasis';
import relations from '../rehype/relations';
import tableColumns from '../rehype/tableColumns';
import taskLabels from '../rehype/taskLabels';
import localJsx from '../recma/localJsx';
import chart from '../remark/chart';
import codeFile from '../remark/codeFile';
import figure from '../remark/figure';
import gitGraph from '../remark/gitGraph';
import glossaryPage from '../remark/glossary';
import picture from '../remark/picture';
import player from '../remark/player';
import quickReference from '../remark/quickReference';
import sorting from '../remark/sorting';
import tags from '../remark/tags';
import {site} from './site';

/** What Markdown can do on this site, in docs, blog and pages alike. */
export const markdownPlugins = {
  // Before Docusaurus' own: its image transform would turn drawings into <img>.
  beforeDefaultRemarkPlugins: [figure, picture, codeFile, chart, gitGraph, player, quickReference, sorting, [glossaryPage, {baseUrl: site.baseUrl}], tags],
  remarkPlugins: [remarkMath, remarkCjkFriendly, remarkCjkFriendlyGfmStrikethrough],
  // The widths of columns are told before formulas become markup, whose text is longer than what is seen.
  rehypePlugins: [admonitionTitle, digitGroups, tableColumns, [glossary, {baseUrl: site.baseUrl}], [rehypeKatex, KATEX_OPTIONS], brokenMath, latinEmphasis, [katexStylesheet, {href: `${site.baseUrl}${KATEX_STYLESHEET}`}], taskLabels, [relations, {baseUrl: site.baseUrl}], drawnMarkup],
  recmaPlugins: [localJsx],
} satisfies Partial<MDXOptions>;
