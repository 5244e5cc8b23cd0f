import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {readBuiltPage} from '../builtPage';
import {listPages, type Page} from './pages';
import {llmsTxt} from './llmsTxt';
import {markdownPage} from './markdownPage';
import {plainBody} from './plain';

/** Writes what the built pages are beside HTML in a browser: Markdown, and the index of it for language models. */
export default function editions(): Plugin {
  return {
    name: 'editions',
    async postBuild({outDir, plugins, siteConfig}) {
      const {url: origin, baseUrl} = siteConfig;
      const site = listPages({plugins});
      const write = (file: string, text: string) => {
        mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
        writeFileSync(path.join(outDir, file), text);
      };
      const addressOf = ({path: route}: Page) => origin + encodeURI(route);
      const pages = [...site.sections.flatMap((section) => section.pages), ...site.others, ...site.posts];
      for (const page of pages) {
        const route = page.path.slice(baseUrl.length);
        const url = addressOf(page);
        write(`${route}.md`, markdownPage(page, url, plainBody(readBuiltPage(outDir, route)!, url)));
      }
      write('llms.txt', llmsTxt(siteConfig, site, (page) => `${addressOf(page)}.md`));
      console.log(`[editions] ${pages.length} 个页面的 Markdown`);
    },
  };
}
