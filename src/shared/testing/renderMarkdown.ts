import path from 'node:path';
import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkMath from 'remark-math';
import {run} from '@mdx-js/mdx';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocessContent from '@docusaurus/mdx-loader/lib/preprocessor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {footnoteWords} from '../../features/markdown/build/footnoteWords';
import {markdownPlugins} from '../../features/markdownPlugins';

/** Folder of the drawings, data and programs that the fixtures name. */
export const FIXTURES = path.resolve(__dirname, 'markdown');

/** An owner may want of some faults only to be told (config/site.ts): tests want each thrown. */
const strictly = (plugin: unknown): unknown =>
  Array.isArray(plugin) && typeof plugin[1] === 'object' && plugin[1] !== null && 'onBroken' in plugin[1]
    ? [plugin[0], {...plugin[1], onBroken: 'throw'}]
    : plugin;

/** Formulas are tried also where an owner's pages have none (`hasMath` in config/site.ts). */
const remarkPlugins = [remarkMath, ...markdownPlugins.remarkPlugins.filter((plugin) => plugin !== remarkMath)];

const options = {
  ...Object.fromEntries(Object.entries({...markdownPlugins, remarkPlugins}).map(([kind, plugins]) => [kind, plugins.map(strictly)])),
  admonitions: true,
  staticDirs: [path.resolve('static')],
  siteDir: process.cwd(),
  outputFormat: 'function-body',
  markdownConfig: {
    format: 'detect',
    mermaid: true,
    emoji: true,
    preprocessor: undefined,
    parseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    anchors: {maintainCase: false},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    remarkRehypeOptions: footnoteWords,
  },
};

/** HTML that Docusaurus' own Markdown pipeline makes of a page with this site's plugins, in either format. */
export async function renderMarkdown(
  content: string,
  format: 'md' | 'mdx' = 'md',
  components: Record<string, unknown> = {},
): Promise<string> {
  const processor = await createProcessorUncached({options: options as never, format});
  const filePath = path.join(FIXTURES, `page.${format}`);
  const prepared = preprocessContent({fileContent: content, filePath, admonitions: true, markdownConfig: options.markdownConfig as never});
  const {content: code} = await processor.process({content: prepared, filePath, frontMatter: {}, compilerName: 'client'});
  const body = `const require = (name) => ({default: name.split('!').pop()});\n${code}`;
  const {default: Page} = await run(body, {
    ...runtime,
    useMDXComponents: () => ({Details: 'details', ...components}),
    baseUrl: import.meta.url,
  });
  return renderToStaticMarkup(createElement(Page));
}
