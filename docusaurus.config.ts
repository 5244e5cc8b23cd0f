import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import remarkMath from 'remark-math';
import rehypeKatex from 'rehype-katex';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyGfmStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import {site} from './config/site';
import {navbar} from './config/navbar';
import {footer} from './config/footer';

const markdownPlugins = {
  remarkPlugins: [remarkMath, remarkCjkFriendly, remarkCjkFriendlyGfmStrikethrough],
  rehypePlugins: [rehypeKatex],
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr', calendar: 'gregory'}},
  },
  future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}},
  markdown: {
    format: 'detect',
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  themes: ['@docusaurus/theme-mermaid'],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          breadcrumbs: true,
          showLastUpdateTime: true,
          versions: {current: {label: 'Next'}},
          ...markdownPlugins,
        },
        blog: {
          blogTitle: '博客',
          blogDescription: '并行笔记的博客：工具、工程与学习方法',
          blogSidebarTitle: '全部文章',
          blogSidebarCount: 'ALL',
          showReadingTime: true,
          tags: 'tags.yml',
          onUntruncatedBlogPosts: 'throw',
          ...markdownPlugins,
        },
        pages: markdownPlugins,
        theme: {customCss: './src/css/custom.css'},
      } satisfies Options,
    ],
  ],
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar,
    footer,
  } satisfies ThemeConfig,
};

export default config;
