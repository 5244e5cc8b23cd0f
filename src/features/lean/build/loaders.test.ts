import {createRequire} from 'node:module';
import {expect, it} from 'vitest';

const load = createRequire(import.meta.url);
const leanTranslations = load('./leanTranslations.cjs') as (
  this: {resourceQuery: string; getOptions: () => {unused: string[]}},
  source: string,
) => string;
const leanMetadata = load('./leanMetadata.cjs') as (source: string) => string;

const words = (resourceQuery: string, unused: string[], source: object): unknown =>
  JSON.parse(leanTranslations.call({resourceQuery, getOptions: () => ({unused})}, JSON.stringify(source)));

it('each word is in one of the two, those of the search with the search', () => {
  const source = {'theme.SearchBar.label': '搜索', 'theme.SearchModal.placeholder': '搜索文档', 'theme.SearchPage.inputLabel': '搜索'};
  expect(words('', [], source)).toEqual({'theme.SearchBar.label': '搜索'});
  expect(words('?search', [], source)).toEqual({'theme.SearchModal.placeholder': '搜索文档', 'theme.SearchPage.inputLabel': '搜索'});
});

it('the words of a part that shows nothing stay out', () => {
  const source = {
    'theme.docs.versionBadge.label': '版本：{versionLabel}',
    'theme.docs.versions.unreleasedVersionLabel': '尚未发行',
    'theme.docs.sidebar.navAriaLabel': '文档侧边栏',
  };
  expect(words('', [], source)).toEqual(source);
  expect(Object.keys(words('', ['DocVersionBanner', 'DocVersionBadge', 'ContentVisibility/Draft'], source) as object)).toEqual([
    'theme.docs.sidebar.navAriaLabel',
  ]);
});

it('words that no script asks for stay out', () => {
  expect(words('', [], {'theme.NotFound.title': '找不到页面', 'theme.NotFound.p1': '…', 'theme.CodeBlock.copy': '复制'})).toEqual({
    'theme.NotFound.title': '找不到页面',
  });
});

it('the words of a dropdown stay where the navbar has one', () => {
  const source = {'theme.navbar.mobileDropdown.collapseButton.expandAriaLabel': '展开下拉菜单'};
  expect(words('', [], source)).toEqual(source);
  expect(words('', ['NavbarItem/DropdownNavbarItem'], source)).toEqual({});
});

it('the versions of plugins stay out', () => {
  expect(JSON.parse(leanMetadata('{"docusaurusVersion":"3.10.2","siteVersion":"0.1.0","pluginVersions":{"a":{}}}'))).toEqual({
    docusaurusVersion: '3.10.2',
    pluginVersions: {},
  });
});
