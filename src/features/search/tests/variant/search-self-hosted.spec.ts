import {expect, test} from '@playwright/test';
import {readRecords} from '../../hosted/push/readRecords';
import {searchHost} from '../../searchHost';
import {createIndex} from '../../hosted/server/createIndex';
import {startService} from '../service';
import {hits, search, visit} from '../search-helpers';

const QUERIES = 'POST /1/indexes/*/queries';

test('with ALGOLIA_HOST the modal and the search page ask the self-hosted service, and no provider is named', async ({page}) => {
  const service = await startService(new Map([['variant', createIndex(readRecords('build-variant/search/records.json'))]]));
  let hosts = 0;
  // The build with ALGOLIA_HOST set differs in this one value of its configuration.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(indexName:"variant",host:)null/g, (_, before: string) => {
      hosts++;
      return `${before}${JSON.stringify(searchHost(service.address))}`;
    });
    await route.fulfill({response, body});
  });
  const others: string[] = [];
  page.on('request', (request) => /\.algolia(?:net)?\./.test(new URL(request.url()).host) && others.push(request.url()));

  await search(page, '长');
  await expect(hits(page).first()).toBeVisible();
  expect(hosts).toBe(1);
  expect(service.calls).toEqual([QUERIES]);
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();

  await visit(page, '/search?q=%E9%95%BF');
  await expect(page.locator('main article').first()).toBeVisible();
  expect(service.calls).toEqual([QUERIES, QUERIES]);
  expect(others).toEqual([]);
  service.stop();
});
