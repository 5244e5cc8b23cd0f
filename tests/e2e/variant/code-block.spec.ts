import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../browser';

const CODE = {name: '代码', level: 2};

function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && texts.push(message.text()));
  return texts;
}

test('spec 8: an unknown language warns once for each block', async ({page}) => {
  const texts = warnings(page);
  await open(page, '/docs/guide/long');
  await expect.poll(() => texts).toEqual(['Language does not exist: brainfuck', 'Language does not exist: nosuchlang']);
});

test('spec 8: also on a client navigation; known languages and plain blocks stay silent', async ({page}) => {
  const texts = warnings(page);
  await open(page, '/docs/guide/short');
  await page.getByRole('link', {name: /上一页/}).click();
  await expect(page.getByRole('heading', CODE)).toBeAttached();
  await hydrated(page);
  await expect.poll(() => texts).toEqual(['Language does not exist: brainfuck', 'Language does not exist: nosuchlang']);
});
