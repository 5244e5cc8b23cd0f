import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {contentTypeOf} from '../../../src/shared/testing/builtFiles';
import {hydrated} from '../browser';

const BUILD = 'build-variant';

const PAGE = '/docs/math';
const TITLE = '公式';
const NOT_FOUND = '找不到页面';
/** How the address of a page is written elsewhere, or by hand. */
const ENDS = ['', '/', '.html', '/index.html', '-unknown'];

/** What a host answers with: a file of the build, another address, or the not-found page. */
type Answer = {file: string} | {to: string} | undefined;

const isFile = (name: string) => existsSync(path.join(BUILD, name)) && statSync(path.join(BUILD, name)).isFile();
const fileOf = (name: string): Answer => [name, `${name}.html`].filter(isFile).map((file) => ({file}))[0];
const leadsTo = (name: string, to: string): Answer => (to === name ? fileOf(name) : {to});

/**
 * The habits of hosts with a build that holds `x.html` for each page `/x`. What they do not find, 404.html asks for once more.
 * Sources: https://github.com/slorber/trailing-slash-guide, deploy/nginx.conf, serve-handler.
 */
const HOSTS: Record<string, (name: string) => Answer> = {
  'GitHub Pages': fileOf,
  'Cloudflare Pages': (name) => leadsTo(name, name.replace(/(?<!\/index)\.html$|\/$/, '')),
  Netlify: (name) => leadsTo(name, name.replace(/\/$/, '')),
  nginx: (name) => leadsTo(name, name.replace(/(?:\/index)?\.html$|\/+$/, '')),
  'docusaurus serve': (name) => leadsTo(name, name.replace(/\.html$|\/index$|\/$/, '')),
};

test('on every host an address leads to its page, directly, by a redirect or over the not-found page, and stays there; an unknown one to the not-found page', async ({
  page,
}) => {
  const rows: string[] = [];
  for (const [name, answer] of Object.entries(HOSTS)) {
    const server = createServer((request, response) => {
      const found = answer(decodeURIComponent(new URL(request.url!, 'http://x').pathname));
      if (found && 'to' in found) {
        response.writeHead(301, {location: encodeURI(found.to)}).end();
        return;
      }
      const file = found?.file ?? '404.html';
      response.writeHead(found ? 200 : 404, {'content-type': contentTypeOf(file)});
      response.end(readFileSync(path.join(BUILD, file)));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    for (const end of ENDS) {
      const response = (await page.goto(`http://localhost:${(server.address() as AddressInfo).port}${PAGE}${end}`))!;
      const first = await page.locator('h1').innerText();
      await expect.soft(page.locator('h1'), `${name}: ${PAGE}${end}`).toHaveText(end === '-unknown' ? NOT_FOUND : TITLE);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText(end === '-unknown' ? NOT_FOUND : TITLE);
      const way = response.request().redirectedFrom() ? '转到' : '直接';
      rows.push([name.padEnd(17), (PAGE + end).padEnd(22), `${way} ${response.status()} ${first}`].join(' | '));
    }
    server.close();
    server.closeAllConnections();
  }
  console.log(rows.join('\n'));
});
