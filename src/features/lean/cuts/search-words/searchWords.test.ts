import {expect, it} from 'vitest';
import {searchWords} from './searchWords';

it('each word is in one of the two, those of the search with the search', () => {
  const source = JSON.stringify({
    'theme.SearchBar.label': '搜索',
    'theme.SearchModal.placeholder': '搜索文档',
    'theme.SearchPage.inputLabel': '搜索',
  });
  expect(JSON.parse(searchWords(source, false))).toEqual({'theme.SearchBar.label': '搜索'});
  expect(JSON.parse(searchWords(source, true))).toEqual({
    'theme.SearchModal.placeholder': '搜索文档',
    'theme.SearchPage.inputLabel': '搜索',
  });
});
