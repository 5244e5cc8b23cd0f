import type {IndexSettings} from 'algoliasearch';

const HEADINGS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Settings of the hosted index: DocSearch's own, for Chinese text. https://docsearch.algolia.com/docs/templates */
export const indexSettings: IndexSettings = {
  searchableAttributes: [...HEADINGS, 'content'].map((attribute) => (attribute === 'content' ? attribute : `unordered(${attribute})`)),
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  attributesForFaceting: ['type', 'lang', 'language', 'docusaurus_tag'],
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
  removeWordsIfNoResults: 'allOptional',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
};
