import {expect, test} from 'vitest';
import {searchFrom} from './search';

test('without credentials the embedded index answers and no host is preconnected', () => {
  const {algolia, headTags} = searchFrom({});
  expect(algolia).toMatchObject({appId: 'embedded', apiKey: 'embedded', indexName: 'parallel-notes', contextualSearch: false});
  expect(headTags).toEqual([]);
});

test('with the three credentials the hosted service is used and preconnected', () => {
  const {algolia, headTags} = searchFrom({ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'notes'});
  expect(algolia).toMatchObject({appId: 'APP', apiKey: 'key', indexName: 'notes', searchPagePath: 'search', maxResultsPerGroup: 5});
  expect(headTags).toEqual([{tagName: 'link', attributes: {rel: 'preconnect', href: 'https://APP-dsn.algolia.net', crossorigin: 'anonymous'}}]);
});

test('half a set of credentials is refused by name', () => {
  expect(() => searchFrom({ALGOLIA_APP_ID: 'APP'})).toThrow('ALGOLIA_SEARCH_API_KEY、ALGOLIA_INDEX_NAME');
});
