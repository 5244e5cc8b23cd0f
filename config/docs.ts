import type {Options} from '@docusaurus/preset-classic';
import {markdownPlugins} from '../src/features/markdownPlugins';
import {site} from './site';

export const docs = {
  sidebarPath: './sidebars.ts',
  editUrl: `${site.repository}/edit/main/`,
  // The names of the files are the addresses, as they are (CONFORMANCE.md, T26).
  numberPrefixParser: false,
  breadcrumbs: true,
  showLastUpdateTime: true,
  versions: {current: {label: 'Next'}},
  ...markdownPlugins,
} satisfies Options['docs'];
