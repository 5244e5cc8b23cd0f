import {expect, test} from 'vitest';
import {searchParameters} from './searchParameters';

const docs = {default: {versions: [{name: 'current'}]}};

// Conformance: 7-2
test('spec 7 facet filters of language and docs tag are sent only when contextual search is on', () => {
  expect(searchParameters({contextualSearch: false, locale: 'zh-Hans', docs})).toEqual({});
  expect(searchParameters({contextualSearch: true, locale: 'zh-Hans', docs})).toEqual({
    facetFilters: ['language:zh-Hans', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});
