import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {pageRecords} from './pageRecords';

/** Writes `search/records.json`, the index of the embedded search: every title and heading of the built pages. */
export default function searchIndex(): Plugin {
  return {
    name: 'search-index',
    async postBuild({outDir, routesPaths, siteConfig: {baseUrl}}) {
      const records = routesPaths.flatMap((route) => {
        const html = readPage(outDir, route.slice(baseUrl.length));
        return html ? pageRecords(html, encodeURI(route)) : [];
      });
      mkdirSync(path.join(outDir, 'search'), {recursive: true});
      writeFileSync(path.join(outDir, 'search/records.json'), JSON.stringify(records));
      console.log(`[search-index] ${records.length} 条记录，来自 ${new Set(records.map(({url}) => url.split('#')[0])).size} 个页面`);
    },
  };
}

function readPage(outDir: string, route: string): string | undefined {
  const files = [`${route.replace(/\/$/, '')}.html`, path.join(route, 'index.html')].map((file) => path.join(outDir, file));
  const file = files.find(existsSync);
  return file && readFileSync(file, 'utf8');
}
