import type {MDXOptions} from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import {KATEX_STYLESHEET} from '../plugins/katex-assets';
import admonitionTitle from '../rehype/admonitionTitle';
import diagramRoom from '../rehype/diagramRoom';
import digitGroups from '../rehype/digitGroups';
import formulas from '../rehype/formulas';
import glossary from '../rehype/glossary';
import latinEmphasis from '../rehype/latinEmphasis';
import staticMarkup from '../rehype/staticMarkup';
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
  // Formulas last: nothing else has to walk through what KaTeX writes of them, and the widths of columns are told by their source.
  rehypePlugins: [admonitionTitle, digitGroups, tableColumns, [glossary, {baseUrl: site.baseUrl}], latinEmphasis, taskLabels, diagramRoom, [relations, {baseUrl: site.baseUrl}], [formulas, {href: `${site.baseUrl}${KATEX_STYLESHEET}`}], staticMarkup],
  recmaPlugins: [localJsx],
} satisfies Partial<MDXOptions>;
