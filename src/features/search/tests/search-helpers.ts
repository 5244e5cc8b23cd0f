import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {test as base, type Page} from '@playwright/test';
import {heldBack, open} from '../../../../tests/e2e/browser';
import {HostedServer} from './hosted-server';

/** Tests of the hosted mode: the page's requests to the service's hosts go to a stand-in on this machine. */
export const hostedTest = base.extend<{hosted: HostedServer}>({
  hosted: [
    async ({page}, use) => {
      const server = new HostedServer();
      const address = await server.start();
      await page.addInitScript((standIn) => {
        const open = XMLHttpRequest.prototype.open;
        XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, method: string, url: string | URL) {
          open.call(this, method, String(url).replace(/^https:\/\/([\w-]+\.algolia(?:net\.com|\.net))/, `${standIn}/$1`), true);
        };
      }, address);
      await use(server);
      server.stop();
    },
    {auto: true},
  ],
});

export const field = (page: Page) => page.locator('.DocSearch-Input');
export const button = (page: Page) => page.locator('.DocSearch-Button');
export const hits = (page: Page) => page.locator('.DocSearch-Hit');

export {open as visit} from '../../../../tests/e2e/browser';

/** Opens the search modal of a page, and types a query into it. */
export async function search(page: Page, query: string, url = '/docs/intro'): Promise<void> {
  await open(page, url);
  await button(page).click();
  await field(page).fill(query);
}

/** The scripts of a build that hold DocSearch's modal. */
export function docsearchChunks(dir: string): string[] {
  const scripts = path.join(dir, 'assets/js');
  return readdirSync(scripts).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(scripts, name), 'utf8').includes('DocSearch-Modal'),
  );
}

/** Holds back the modal's code of a build; the returned function lets it through. */
export function delayModal(page: Page, dir: string): Promise<() => void> {
  return heldBack(page, `**/assets/js/${docsearchChunks(dir)[0]}`);
}
