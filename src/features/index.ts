import type {PluginConfig} from '@docusaurus/types';
import type {BuildContext} from '../shared/build/BuildContext';
import {lastSteps} from '../shared/build/lastSteps';
import announcement from './announcement';
import {blogPages} from './blog-pages';
import {writeBooks} from './books';
import {codeBlock} from './code-block';
import colourMode from './colour-mode';
import {writePolicies} from './content-policy';
import {charts} from './charts';
import {diagrams} from './diagrams';
import {docPages} from './doc-pages';
import {editions} from './editions';
import {epubs} from './epub';
import errorIndex from './error-index';
import {exercises} from './exercises';
import {faultOverlay} from './fault-overlay';
import {firstVisit} from './first-visit';
import {freshness} from './freshness';
import {glossary} from './glossary';
import {home} from './home';
import htmlBodies from './html-bodies';
import {islands} from './islands/plugin';
import {lean} from './lean';
import licenses from './licenses';
import {brokenTargets} from './markdown/build/brokenTargets';
import markdownDependencies from './markdown/build/pageDependencies';
import {sources} from './markdown/build/sources';
import {math} from './math';
import katexAssets from './math/build/katexAssets';
import navigation from './navigation';
import offline, {writeServiceWorker} from './offline';
import {phoneBar} from './phone-bar';
import {pictures} from './pictures';
import {quickReference} from './quick-reference';
import {readingMemory} from './reading-memory';
import relations from './relations';
import {runInPage} from './run-in-page';
import {search} from './search';
import {searchIndex} from './search/build/searchIndex';
import docsearchPatch from './search/docsearch/docsearchPatch';
import {socialCards} from './social-cards';
import {tabsDetails} from './tabs-details';
import {sidebar} from './sidebar';
import tags from './tags';
import {verifiedPrograms} from './verified-programs';
import {wideContent} from './wide-content';

export interface FeatureOptions {
  /** Hosts that scripts may ask, besides those of the search. */
  connect?: string[];
  /** What the site is, for its home page. */
  description?: string;
  /** Where the Markdown of the site is. */
  folders?: string[];
  /** Under which terms the notes may be used, as books of them say it. */
  terms?: string;
}

/**
 * The features of the site, as plugins. The order is that in which Docusaurus calls them for each hook; where it matters,
 * the reason stands beside it.
 */
export const features = (
  build: BuildContext,
  {connect = [], description = '', folders = ['docs', 'blog', 'src/pages'], terms = ''}: FeatureOptions = {},
): PluginConfig[] => {
  const cards = socialCards(build);
  const targets = brokenTargets();
  const books = epubs(terms, cards.coverOf);
  return [
    // First: it says whether the client is lean, and where a cut replaces a module the replacement counts for all that follow.
    ...lean(),
    // Before anything is written: a source that cannot be read stops the build.
    sources(folders),
    faultOverlay,
    // Before all that write files: it waits for them. Pages name their cards and the size of EPUBs, which have drawn covers; books are pages and get a policy; the worker has the digest of every file.
    lastSteps(build, [
      cards.write,
      writeBooks,
      books.write,
      writePolicies(connect, [targets.note, cards.tags, books.sizes, firstVisit]),
      targets.tell,
      writeServiceWorker,
    ]),
    offline,
    home(description),
    // Its script corrects the stored mode before the announcement's reads the page.
    colourMode,
    announcement,
    navigation,
    search,
    quickReference,
    codeBlock,
    runInPage,
    tabsDetails,
    // Before the editions, whose reader makes a page's tree plain.
    searchIndex(build),
    docsearchPatch,
    editions(build),
    glossary,
    exercises,
    errorIndex,
    freshness,
    readingMemory(build),
    math,
    wideContent,
    katexAssets,
    phoneBar,
    pictures,
    diagrams(build),
    charts,
    islands,
    docPages,
    sidebar,
    blogPages,
    markdownDependencies,
    relations,
    verifiedPrograms,
    tags,
    htmlBodies,
    // Last: it lists what the bundler has read for all of the above.
    licenses,
  ];
};
