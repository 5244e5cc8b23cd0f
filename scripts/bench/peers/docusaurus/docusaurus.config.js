// Stock Docusaurus with what it recommends: v4 flags, the faster bundler, KaTeX by its guide, and the hosted search configured.
const remarkMath = require('remark-math').default;
const rehypeKatex = require('rehype-katex').default;

module.exports = {
  title: '并行笔记',
  url: 'https://bench.example.org',
  baseUrl: '/',
  onBrokenLinks: 'warn',
  i18n: {defaultLocale: 'zh-Hans', locales: ['zh-Hans']},
  future: {v4: true, faster: true},
  markdown: {format: 'md'},
  stylesheets: ['/katex/katex.min.css'],
  presets: [
    [
      'classic',
      {
        docs: {path: 'docs', routeBasePath: '/', remarkPlugins: [remarkMath], rehypePlugins: [rehypeKatex]},
        blog: false,
        pages: false,
        theme: {},
      },
    ],
  ],
  themeConfig: {algolia: {appId: 'BENCH', apiKey: 'bench', indexName: 'bench'}, navbar: {title: '并行笔记'}},
};
