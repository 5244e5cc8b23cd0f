import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import base from '../../docusaurus.config';
import {features} from '../../src/features';
import {BuildContext} from '../../src/shared/build/BuildContext';
import {commentsFrom} from '../../src/features/comments/config';
import {searchFrom} from '../../src/features/search/config';
import {navbarItems} from './navbarItems';

/**
 * A small site with the real theme and the options that the real site leaves off, so that the
 * specified behaviour of each option can be shown in a browser: announcement bar, following the
 * system's colour mode, a navbar that hides on scroll, hosted search (against a loopback stand-in).
 */
/** From the folder of the site, not from the root of the machine: the configuration reaches the main script. */
const here = (name: string) => `tests/variant/${name}`;

const [[presetName, presetOptions]] = base.presets as unknown as [[string, Record<string, object>]];

const search = searchFrom({ALGOLIA_APP_ID: 'TESTAPP', ALGOLIA_SEARCH_API_KEY: 'test-search-key', ALGOLIA_INDEX_NAME: 'variant'});

const config: Config = {
  ...base,
  // The stand-in for the hosts of the search is on this machine.
  plugins: features(new BuildContext(), {connect: ['http://127.0.0.1:*'], terms: '笔记 CC BY-SA 4.0'}),
  customFields: {
    ...base.customFields,
    comments: commentsFrom({GISCUS_REPO: 'example/notes', GISCUS_REPO_ID: 'R_1', GISCUS_CATEGORY: 'Comments', GISCUS_CATEGORY_ID: 'DIC_1'}),
  },
  headTags: [...(base.headTags ?? []), ...search.headTags],
  // The small site lacks pages that the theme links to (tags, authors).
  onBrokenLinks: 'warn',
  presets: [
    [
      presetName,
      {
        ...presetOptions,
        docs: {...presetOptions.docs, path: here('docs'), sidebarPath: here('sidebars.ts')},
        blog: {...presetOptions.blog, path: here('blog'), tags: undefined, onUntruncatedBlogPosts: 'ignore'},
        pages: {...presetOptions.pages, path: here('pages')},
      },
    ],
  ],
  themeConfig: {
    ...base.themeConfig,
    algolia: search.algolia,
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true},
    announcementBar: {id: 'announcement-bar', content: '公告：<a href="/docs/intro">从这里开始</a>', isCloseable: true},
    navbar: {...(base.themeConfig as ThemeConfig).navbar, hideOnScroll: true, items: navbarItems},
    footer: undefined,
  } satisfies ThemeConfig,
};

export default config;
