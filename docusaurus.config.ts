import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {site} from './config/site';
import {plainHtml} from './config/plainHtml';
import {shortRun} from './config/shortRun';
import {navbar} from './config/navbar';
import {footer} from './config/footer';
import {markdownPlugins} from './config/markdown';
import {NOT_IN_SITEMAP} from './config/sitemap';
import {additionalLanguages, codeTheme} from './config/prism';
import {parseFrontMatter} from './config/parseFrontMatter';
import {readingMinutes} from './config/readingTime';
import {vcs} from './config/vcs';
import afterBuild from './plugins/after-build';
import clientPlugin from './plugins/client';
import homePlugin from './plugins/home';
import leanClient from './plugins/lean-client';
import leanBody from './plugins/lean-body';
import leanParts from './plugins/lean-parts';
import licenses from './plugins/licenses';
import katexAssets from './plugins/katex-assets';
import markdownDependencies from './plugins/markdown-dependencies';
import {commentsFrom} from './config/comments';
import {searchFrom} from './config/search';
import editions from './plugins/editions';
import {blogFeedItems} from './plugins/editions/blogFeedItems';
import docsearchPatch from './plugins/docsearch-patch';
import imageLoader from './plugins/image-loader';
import postcssConfig from './plugins/postcss-config';
import mermaid from './plugins/mermaid';
import relations from './plugins/relations';
import runtimeNames from './plugins/runtime-names';
import searchIndex from './plugins/search-index';
import serviceWorker from './plugins/service-worker';
import sharedChunks from './plugins/shared-chunks';
import spareMemory from './plugins/spare-memory';
import sources from './plugins/sources';
import tags from './plugins/tags';

const search = searchFrom(process.env);
plainHtml();
shortRun();

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  // In English, and wrong for pages whose script waits for the reader; plugins/client says what is missing.
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n: {
    defaultLocale: 'zh-Hans',
    locales: ['zh-Hans'],
    localeConfigs: {'zh-Hans': {label: '简体中文', htmlLang: 'zh-Hans', direction: 'ltr', calendar: 'gregory'}},
  },
  future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}, experimental_vcs: vcs},
  markdown: {
    parseFrontMatter,
    format: 'detect',
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  customFields: {comments: commentsFrom(process.env)},
  themes: ['@docusaurus/theme-mermaid'],
  plugins: [spareMemory, sources, serviceWorker, afterBuild, homePlugin, clientPlugin, katexAssets, markdownDependencies, docsearchPatch, searchIndex, sharedChunks, imageLoader, mermaid, runtimeNames, postcssConfig, editions, relations, tags, leanBody, leanClient, leanParts, licenses],
  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: `${site.repository}/edit/main/`,
          // The names of the files are the addresses, as they are (CONFORMANCE.md, T26).
          numberPrefixParser: false,
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
          // /blog names every post (CONFORMANCE.md, 2.1).
          postsPerPage: 'ALL',
          showReadingTime: true,
          showLastUpdateTime: true,
          readingTime: ({content}) => readingMinutes(content),
          tags: 'tags.yml',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {type: 'all', title: site.title, description: `${site.title}的新文章`, copyright: site.copyright, language: 'zh-Hans', xslt: false, createFeedItems: blogFeedItems},
          ...markdownPlugins,
        },
        pages: markdownPlugins,
        sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: NOT_IN_SITEMAP.map((path) => `${site.baseUrl}${path}`)},
        theme: {customCss: ['tokens', 'infima', 'typography', 'frame', 'early-search', 'code', 'folded', 'parts', 'blog', 'chart', 'git-graph', 'memory', 'mermaid', 'quick-reference', 'glossary', 'relations', 'tags', 'print'].map((name) => `./src/css/${name}.css`)},
      } satisfies Options,
    ],
  ],
  headTags: [{tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${site.baseUrl}img/apple-touch-icon.png`}}, ...search.headTags],
  themeConfig: {
    image: 'img/social-card.png',
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    algolia: search.algolia,
    navbar,
    footer,
    mermaid: {
      theme: {light: 'neutral', dark: 'dark'},
      // At their own size, set close: src/css/mermaid.css lets wide ones scroll.
      options: {
        themeVariables: {fontSize: '14px'},
        flowchart: {useMaxWidth: false, nodeSpacing: 20, rankSpacing: 32, padding: 8},
        sequence: {useMaxWidth: false, width: 100, height: 40, actorMargin: 20},
        state: {useMaxWidth: false},
      },
    },
    prism: {theme: codeTheme, darkTheme: codeTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default config;
