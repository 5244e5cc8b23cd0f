import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BuildContext} from '../../shared/build/BuildContext';
import {plainTexts} from './build/plainTexts';
import {docsFeeds} from './build/docsFeeds';
import {listPages, listUnlisted, type Page} from './pages';
import {llmsTxt} from './build/llmsTxt';
import {markdownPage} from './build/markdownPage';

/** Writes the other editions of the built pages: Markdown files, their index for language models (llms.txt), feeds. */
export const editions =
  (build: BuildContext) =>
  ({baseUrl, siteConfig: {title}}: LoadContext): Plugin => {
    const textsOf = plainTexts(build);
    return {
      name: 'editions',
      getClientModules: () => [path.join(__dirname, 'client/index.ts')],
      injectHtmlTags: () => ({
        headTags: [
          {
            tagName: 'link',
            attributes: {rel: 'alternate', type: 'application/rss+xml', href: `${baseUrl}docs/rss.xml`, title: `${title}：笔记`},
          },
        ],
      }),
      async postBuild({outDir, plugins, siteConfig}) {
        const {url: origin} = siteConfig;
        const site = listPages({plugins});
        const write = (file: string, text: string) => {
          mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
          writeFileSync(path.join(outDir, file), text);
        };
        const addressOf = ({path: route}: Page) => origin + encodeURI(route);
        const pages = [...site.sections.flatMap((section) => section.pages), ...site.others, ...site.posts, ...listUnlisted({plugins})];
        const bodies = new Map<Page, string>();
        for (const page of pages) {
          const {markdown, html} = textsOf({outDir, siteConfig}, page.path);
          write(`${page.path.slice(baseUrl.length)}.md`, markdownPage(page, addressOf(page), markdown));
          bodies.set(page, html);
        }
        const feeds = docsFeeds(siteConfig, site, {addressOf, bodyOf: (page) => bodies.get(page)!});
        feeds.forEach((text, file) => write(file, text));
        write(
          'llms.txt',
          llmsTxt(siteConfig, site, (page) => `${addressOf(page)}.md`),
        );
        console.log(`[editions] ${pages.length} 个页面的 Markdown，${feeds.size} 个笔记的订阅源`);
      },
    };
  };
