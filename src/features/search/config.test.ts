import {expect, test} from 'vitest';
import {searchFrom} from './config';

const CREDENTIALS = {ALGOLIA_APP_ID: 'APP', ALGOLIA_SEARCH_API_KEY: 'key', ALGOLIA_INDEX_NAME: 'notes'};

// Conformance: 1-4
test('without credentials the embedded index answers and no host is preconnected', () => {
  const {algolia, headTags} = searchFrom({});
  expect(algolia).toMatchObject({appId: 'embedded', apiKey: 'embedded', indexName: 'parallel-notes', host: null, contextualSearch: false});
  expect(headTags).toEqual([]);
});

// Conformance: 1-4
test('with the three credentials the hosted service is used and preconnected', () => {
  const {algolia, headTags} = searchFrom(CREDENTIALS);
  expect(algolia).toMatchObject({appId: 'APP', apiKey: 'key', indexName: 'notes', searchPagePath: 'search', maxResultsPerGroup: 5});
  expect(headTags).toEqual([
    {tagName: 'link', attributes: {rel: 'preconnect', href: 'https://APP-dsn.algolia.net', crossorigin: 'anonymous'}},
  ]);
});

test('a self-hosted service is asked, and preconnected, in place of Algolia', () => {
  const {algolia, headTags} = searchFrom({...CREDENTIALS, ALGOLIA_HOST: 'https://notes.example.org/find'});
  expect(algolia.host).toEqual({url: 'notes.example.org/find', protocol: 'https', accept: 'readWrite'});
  expect(headTags[0]?.attributes).toMatchObject({href: 'https://notes.example.org'});
});

// Conformance: A18
test('half a set of credentials is refused by name', () => {
  expect(() => searchFrom({ALGOLIA_APP_ID: 'APP'})).toThrow('ALGOLIA_SEARCH_API_KEY、ALGOLIA_INDEX_NAME');
  expect(() => searchFrom({ALGOLIA_HOST: 'https://search.example.org'})).toThrow('ALGOLIA_APP_ID、');
});
