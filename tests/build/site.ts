import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import clientPlugin from '../../plugins/client';
import base from '../../docusaurus.config';

/** A site as small as can be, under the real site's build rules. */
export function site(themeConfig: Partial<ThemeConfig> = {}): Config {
  const {trailingSlash, onBrokenLinks, onBrokenAnchors, onDuplicateRoutes, markdown, future} = base;
  return {
    title: '小站',
    url: 'https://example.org',
    baseUrl: '/',
    trailingSlash,
    onBrokenAnchors,
    onBrokenLinks,
    onDuplicateRoutes,
    markdown: {hooks: markdown!.hooks},
    future,
    plugins: [clientPlugin],
    presets: [['classic', {blog: false, docs: {sidebarPath: './sidebars.ts'}} satisfies Options]],
    themeConfig,
  };
}
