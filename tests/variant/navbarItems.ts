import {place} from '../../config/place';

/** One navbar item of each type that the specification names. */
export const navbarItems = place([
  {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: '文章', position: 'left'},
  {
    type: 'dropdown',
    label: '更多',
    position: 'left',
    items: [
      {to: '/docs/guide/long', label: '长文'},
      {to: '/docs/guide/short', label: '短文'},
    ],
  },
  {type: 'doc', docId: 'guide/draft', label: '草稿文档', position: 'left'},
  {type: 'doc', docId: 'guide/unlisted', label: '未列出文档', position: 'left'},
  {type: 'html', value: '<em>标记</em>', position: 'left'},
  {type: 'docsVersion', position: 'right'},
  {type: 'docsVersionDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [{to: '/docs/intro', label: '从头读起'}]},
  {type: 'localeDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: []},
  {to: '/links', label: '没写位置'},
]);
