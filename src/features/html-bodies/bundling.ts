import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {cacheDependsOn, transformRule} from '../../shared/build/bundler';
import {dropBodies} from './build/dropBodies';
import {isLive} from './isLive';
import {transformPage} from './build/leanBody';

const body = path.join(__dirname, 'client/Body.tsx');

/** The Markdown files of a site's pages, from its folder. */
function sourcesOf(allContent: AllContent): string[] {
  const versions = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (docs) => (docs as LoadedContent).loadedVersions,
  );
  const blogs = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}) as BlogContent[];
  const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}) as {source: string}[][];
  const sources = [
    ...versions.flatMap(({docs}) => docs.map(({source}) => source)),
    ...blogs.flatMap(({blogPosts}) => blogPosts.map(({metadata}) => metadata.source)),
    ...pages.flat().map(({source}) => source),
  ];
  return sources.map((source) => source.replace(/^@site\//, ''));
}

/** What makes bodies HTML in the client of a build: pages lose theirs (leanBody.ts), and `@theme/MDXContent` leaves the HTML alone. */
export function htmlBodiesBundling({siteDir}: LoadContext): Plugin {
  return {
    name: 'html-bodies-bundling',
    async allContentLoaded({allContent}) {
      const live = sourcesOf(allContent).filter((file) => isLive(path.join(siteDir, file), siteDir));
      if (live.length > 0) {
        console.log(
          `[html-bodies] ${live.length} 页里有要在浏览器里跑的组件，它们的正文随脚本再来一遍，每页的脚本多约 45 kB：\n${live.join('\n')}`,
        );
      }
    },
    configureWebpack(config, isServer) {
      cacheDependsOn(config, ...['build/leanBody.ts', 'isLive.ts'].map((name) => path.join(__dirname, name)));
      const rule = transformRule(/\.mdx?$/i, (source, module) => transformPage(source, module, isServer), {enforce: 'post'});
      return {
        module: {rules: [rule]},
        ...(!isServer && {resolve: {alias: {'@theme/MDXContent': body}}, plugins: [dropBodies]}),
      };
    },
  };
}
