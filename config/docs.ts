import type {Options} from '@docusaurus/preset-classic';
import {sidebarItems} from '../src/features/sidebar/build/sidebarItems';
import {markdownPlugins} from '../src/features/markdownPlugins';
import {site} from './site';

export const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: `${site.repository}/edit/main/`,
  numberPrefixParser: site.hasNumberPrefixes,
  sidebarItemsGenerator: sidebarItems,
  breadcrumbs: true,
  showLastUpdateTime: true,
  versions: {current: {label: 'Next'}},
  ...markdownPlugins,
} satisfies Options['docs'];
