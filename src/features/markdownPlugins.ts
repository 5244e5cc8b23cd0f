import type {MDXOptions} from '@docusaurus/mdx-loader';
import remarkMath from 'remark-math';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import {KATEX_STYLESHEET} from './math/stylesheet';
import addressEnds from './markdown/build/addressEnds';
import previewIds from './blog-pages/build/previewIds';
import admonitionTitle from './markdown/build/admonitionTitle';
import bareLinks from './markdown/build/bareLinks';
import diagramRoom from './diagrams/build/reserveHeight';
import codeBreaks from './markdown/build/codeBreaks';
import digitGroups from './markdown/build/digitGroups';
import formulas from './math/build/formulas';
import fitDisplays from './math/build/fitDisplays';
import keepMarks from './math/build/keepMarks';
import footnoteIds from './markdown/build/footnoteIds';
import exercises from './exercises/build/exercises';
import glossary from './glossary/build/markTerms';
import headingBreaks from './markdown/build/headingBreaks';
import knownNames from './markdown/build/knownNames';
import joinLines from './markdown/build/joinLines';
import mdxComments from './markdown/build/mdxComments';
import latinEmphasis from './markdown/build/latinEmphasis';
import latinQuotes from './markdown/build/latinQuotes';
import readableAddresses, {readableTags} from './markdown/build/readableAddresses';
import shortAddresses from './markdown/build/shortAddresses';
import singleTildes from './markdown/build/singleTildes';
import staticMarkup from './html-bodies/build/staticMarkup';
import tableColumns from './markdown/build/tableColumns';
import taskLabels from './markdown/build/taskLabels';
import wholeRanges from './markdown/build/wholeRanges';
import localJsx from './html-bodies/build/localJsx';
import chart from './charts/build/chart';
import codeFile from './code-block/build/codeFile';
import wholePrograms from './code-block/build/wholePrograms';
import errorsPage from './error-index/build/errorsPage';
import figure from './pictures/build/figure';
import gitGraph from './git-graph/build/gitGraph';
import glossaryPage from './glossary/build/glossaryPage';
import picture from './pictures/build/picture';
import player from './players/build/player';
import offerRuns from './run-in-page/build/offerRuns';
import runCounts from './run-in-page/build/runCounts';
import quickReference from './quick-reference/build/quickReference';
import sectionDigests from './reading-memory/build/sectionDigests';
import sorting from './players/build/sorting';
import tags from './tags/build/tagsPage';
import trip from './trips/build/trip';
import {site} from '../../config/site';

/** What Markdown can do on this site, in docs, blog and pages alike. */
export const markdownPlugins = {
  // Before Docusaurus' own.
  beforeDefaultRemarkPlugins: [
    // First: it reads the sections as they were written.
    sectionDigests,
    mdxComments,
    // Docusaurus reads each address, and stops at one that it cannot read: a bare one that has Chinese punctuation behind its host.
    bareLinks,
    [readableAddresses, {onBroken: site.onBroken}],
    [knownNames, {onBroken: site.onBroken}],
    // Docusaurus' image transform would turn drawings into <img>.
    [figure, {onBroken: site.onBroken}],
    [picture, {onBroken: site.onBroken}],
    // Before the blocks that show a file are filled.
    offerRuns,
    codeFile,
    // After the runs are offered: they look for an output right below its program.
    wholePrograms,
    chart,
    gitGraph,
    player,
    quickReference,
    runCounts,
    sorting,
    trip,
    [glossaryPage, {baseUrl: site.baseUrl}],
    tags,
    errorsPage,
  ],
  remarkPlugins: [
    footnoteIds,
    ...(site.hasMath ? [remarkMath] : []),
    remarkCjkFriendly,
    remarkCjkFriendlyGfmStrikethrough,
    // The last ones are asked first.
    singleTildes,
    addressEnds,
    joinLines,
  ],
  // Formulas last: no other plugin has to walk through KaTeX's output, and column widths are computed from their source.
  rehypePlugins: [
    [readableTags, {onBroken: site.onBroken}],
    exercises,
    admonitionTitle,
    digitGroups,
    tableColumns,
    [glossary, {baseUrl: site.baseUrl}],
    latinEmphasis,
    // Before the headings are cut into parts: it looks for one by its text.
    latinQuotes,
    shortAddresses,
    headingBreaks,
    codeBreaks,
    wholeRanges,
    taskLabels,
    diagramRoom,
    [formulas, {href: `${site.baseUrl}${KATEX_STYLESHEET}`, onBroken: site.onBroken}],
    keepMarks,
    fitDisplays,
    previewIds,
    staticMarkup,
  ],
  recmaPlugins: [localJsx],
} satisfies Partial<MDXOptions>;
