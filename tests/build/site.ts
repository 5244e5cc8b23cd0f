import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import announcement from '../../src/features/announcement';
import colourMode from '../../src/features/colour-mode';
import navigation from '../../src/features/navigation';
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
    plugins: [colourMode, announcement, navigation],
    presets: [['classic', {blog: false, docs: {sidebarPath: './sidebars.ts'}} satisfies Options]],
    themeConfig,
  };
}
