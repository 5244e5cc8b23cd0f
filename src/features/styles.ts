/**
 * Stylesheets of the whole site in the order of the cascade: the frame first, paper last, for it overrules all. As paths from the
 * site's folder: the options of plugins are published with the app, which shall not tell where it was built.
 */
export const styleSheets: string[] = [
  'shared/styles/tokens',
  'shared/styles/infima',
  'shared/styles/typography',
  'shared/styles/frame',
  'features/sidebar/sidebar',
  'features/search/early-search',
  'features/code-block/code-block',
  'features/run-in-page/run-in-page',
  'features/tabs-details/tabs-details',
  'features/exercises/exercises',
  'shared/styles/parts',
  'features/blog-pages/blog-pages',
  'features/charts/charts',
  'features/git-graph/git-graph',
  'features/phone-bar/phone-bar',
  'features/reading-memory/reading-memory',
  'features/diagrams/diagrams',
  'features/quick-reference/quick-reference',
  'features/math/math',
  'features/wide-content/wide-content',
  'features/glossary/glossary',
  'features/relations/relations',
  'features/tags/tags',
  'features/error-index/error-index',
  'features/trips/trips',
  'shared/styles/print',
].map((name) => `src/${name}.css`);
