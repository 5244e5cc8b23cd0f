import type {IndexSettings} from 'algoliasearch';
import {FILLER_WORDS, QUESTION_WORDS} from '../../engine/askingWords';

const HEADINGS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Settings of the hosted index: DocSearch's own, for Chinese text. https://docsearch.algolia.com/docs/templates */
export const indexSettings: IndexSettings = {
  searchableAttributes: [...HEADINGS, 'content'].map((attribute) => (attribute === 'content' ? attribute : `unordered(${attribute})`)),
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  // By the last two, hits are narrowed to one section or one page.
  attributesForFaceting: ['type', 'lang', 'language', 'docusaurus_tag', 'hierarchy.lvl0', 'url_without_anchor'],
  // Each place once, as our engine shows it. That our engine shows two places of a page before other pages, no setting can say. Two hits of
  // each page (url_without_anchor, 2) would keep one page from filling the five rows that DocSearch gives a section; but a passage matches
  // by the headings above it, too, so that the two are often a heading and the passage below it, one address twice, and the page's other
  // places would be found nowhere: not on /search, and not in the page itself when the search is narrowed to it.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  // Chinese first: it is then segmented with the dictionary, and no other language's rules touch it.
  indexLanguages: ['zh'],
  queryLanguages: ['zh'],
  ignorePlurals: false,
  removeStopWords: false,
  typoTolerance: true,
  allowTyposOnNumericTokens: false,
  // For identifiers: cudaMallocManaged is found by its parts, C++ by its symbols.
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '+#',
  // As in our engine: a page need not have the words that ask.
  optionalWords: [...QUESTION_WORDS, ...FILLER_WORDS],
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
