import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../browser';

const BUILD = 'build-variant';
const TYPES: Record<string, string> = {'.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json'};

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
 * The habits of hosts with a build that holds `x.html` for each page `/x`, and what they do not find then.
 * Sources: https://github.com/slorber/trailing-slash-guide, deploy/nginx.conf, serve-handler.
 */
const HOSTS: Record<string, {answer: (name: string) => Answer; lost: string[]}> = {
  'GitHub Pages': {answer: fileOf, lost: ['/', '/index.html']},
  'Cloudflare Pages': {answer: (name) => leadsTo(name, name.replace(/(?<!\/index)\.html$|\/$/, '')), lost: ['/index.html']},
  Netlify: {answer: (name) => leadsTo(name, name.replace(/\/$/, '')), lost: ['/index.html']},
  nginx: {answer: (name) => leadsTo(name, name.replace(/\.html$|\/+$/, '')), lost: ['/index.html']},
  'docusaurus serve': {answer: (name) => leadsTo(name, name.replace(/\.html$|\/index$|\/$/, '')), lost: []},
};

/** Opens an address on a host; the title that it shows before and after the app has taken over must be the same. */
async function titleAt(page: Page, url: string): Promise<{title: string; row: string}> {
  const response = (await page.goto(url))!;
  const title = await page.locator('h1').innerText();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(title);
  const way = response.request().redirectedFrom() ? '转到' : '直接';
  return {title, row: `${way} ${response.status()} ${title}`};
}

test('on every host an address leads to its page, directly or by a redirect, or to the not-found page, and stays there', async ({page}) => {
  const rows: string[] = [];
  for (const [name, {answer, lost}] of Object.entries(HOSTS)) {
    const server = createServer((request, response) => {
      const found = answer(decodeURIComponent(new URL(request.url!, 'http://x').pathname));
      if (found && 'to' in found) {
        response.writeHead(301, {location: encodeURI(found.to)}).end();
        return;
      }
      const file = found?.file ?? '404.html';
      response.writeHead(found ? 200 : 404, {'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream'});
      response.end(readFileSync(path.join(BUILD, file)));
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    for (const end of ENDS) {
      const {title, row} = await titleAt(page, `http://localhost:${(server.address() as AddressInfo).port}${PAGE}${end}`);
      rows.push([name.padEnd(17), (PAGE + end).padEnd(22), row].join(' | '));
      expect.soft(title, `${name}: ${PAGE}${end}`).toBe(end === '-unknown' || lost.includes(end) ? NOT_FOUND : TITLE);
    }
    server.close();
    server.closeAllConnections();
  }
  console.log(rows.join('\n'));
});
