import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const leanTranslations = load('./leanTranslations.cjs') as (this: {resourceQuery: string}, source: string) => string;
const leanMetadata = load('./leanMetadata.cjs') as (source: string) => string;

it('each word is in one of the two, those of the search with the search', () => {
  const source = JSON.stringify({'theme.SearchBar.label': '搜索', 'theme.SearchModal.placeholder': '搜索文档', 'theme.SearchPage.inputLabel': '搜索'});
  expect(JSON.parse(leanTranslations.call({resourceQuery: ''}, source))).toEqual({'theme.SearchBar.label': '搜索'});
  expect(JSON.parse(leanTranslations.call({resourceQuery: '?search'}, source))).toEqual({'theme.SearchModal.placeholder': '搜索文档', 'theme.SearchPage.inputLabel': '搜索'});
});

it('the versions of plugins stay out', () => {
  expect(JSON.parse(leanMetadata('{"docusaurusVersion":"3.10.2","siteVersion":"0.1.0","pluginVersions":{"a":{}}}'))).toEqual({docusaurusVersion: '3.10.2', pluginVersions: {}});
});
