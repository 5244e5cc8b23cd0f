import {expect, test} from '@playwright/test';
import {pagesIn} from '../../../../../tests/e2e/pageWith';

test('the commands to press are as wide as their words', {tag: '@screens'}, async ({page}) => {
  const addresses = pagesIn('docs').flatMap(([address, html]) => (html.includes('data-island="GitGraphExplorer"') ? [address] : []));
  expect(addresses).not.toEqual([]);
  for (const address of addresses) {
    await page.goto(address);
    const buttons = page.locator('[data-island="GitGraphExplorer"] button');
    expect(await buttons.count()).toBeGreaterThan(3);
    const cut = await buttons.evaluateAll((all) =>
      all.filter((button) => button.scrollWidth > button.clientWidth).map(({textContent}) => textContent),
    );
    expect(cut, address).toEqual([]);
  }
});
