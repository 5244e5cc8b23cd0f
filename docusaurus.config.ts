import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {blog} from './config/blog';
import {docs} from './config/docs';
import {mermaid} from './config/mermaid';
import {drawerLinks, footer, i18n, navbar, site} from './config/site';
import {sitemap} from './config/sitemap';
import {features} from './src/features';
import {additionalLanguages, codeTheme} from './src/features/code-block/prism';
import {commentsFrom} from './src/features/comments/config';
import {diagramsTheme} from './src/features/diagrams';
import {pageTemplate} from './src/features/first-visit/pageTemplate';
import {vcs} from './src/features/freshness/vcs';
import {setV8Flags} from './src/features/lean/setV8Flags';
import {footnoteWords} from './src/features/markdown/build/footnoteWords';
import {markdownPlugins} from './src/features/markdownPlugins';
import {parseFrontMatter} from './src/features/markdown/build/parseFrontMatter';
import {searchFrom} from './src/features/search/config';
import {styleSheets} from './src/features/styles';
import {BuildContext} from './src/shared/build/BuildContext';

setV8Flags();

const build = new BuildContext();
const search = searchFrom(process.env);

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: site.baseUrl,
  trailingSlash: false,
  // In English, and wrong for pages whose script waits for the reader; src/features/navigation says what is missing.
  baseUrlIssueBanner: false,
  ssrTemplate: pageTemplate,
  onBrokenLinks: site.onBroken,
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  i18n,
  future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}, experimental_vcs: vcs},
  markdown: {
    parseFrontMatter,
    format: 'detect',
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: site.onBroken},
    remarkRehypeOptions: footnoteWords,
  },
  customFields: {comments: commentsFrom(process.env), start: site.start, howProgramsRun: site.howProgramsRun, drawerLinks},
  themes: ['@docusaurus/theme-mermaid', diagramsTheme],
  plugins: features(build, {description: site.description, terms: site.terms}),
  presets: [
    [
      'classic',
      {
        docs,
        blog: blog(build),
        pages: markdownPlugins,
        sitemap: sitemap(site.baseUrl),
        theme: {customCss: styleSheets},
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
    mermaid,
    prism: {theme: codeTheme, darkTheme: codeTheme, additionalLanguages},
  } satisfies ThemeConfig,
};

export default config;
