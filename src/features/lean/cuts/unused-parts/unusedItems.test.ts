import {expect, it} from 'vitest';
import {unusedItems} from './unusedItems';

it('a site with links and sidebars is without the others', () => {
  expect(unusedItems([{type: 'docSidebar'}, {}])).toEqual([
    'LocaleDropdownNavbarItem',
    'HtmlNavbarItem',
    'DocNavbarItem',
    'DocsVersionNavbarItem',
    'DocsVersionDropdownNavbarItem',
    'DropdownNavbarItem',
  ]);
});

it('what stands in a dropdown is used, and the dropdown', () => {
  expect(unusedItems([{items: [{type: 'doc'}]}])).toEqual([
    'LocaleDropdownNavbarItem',
    'HtmlNavbarItem',
    'DocSidebarNavbarItem',
    'DocsVersionNavbarItem',
    'DocsVersionDropdownNavbarItem',
  ]);
});

it('a dropdown of versions is one', () => {
  expect(unusedItems([{type: 'docsVersionDropdown'}])).not.toContain('DropdownNavbarItem');
});
