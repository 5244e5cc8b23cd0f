import {expect} from '@playwright/test';
import type {Reader} from './Reader';
import {test} from './test';

const MAIN = /\/assets\/js\/main\./;
const NOTE = '/docs/intro';
const SEARCH = '.DocSearch-Button';
const EARLY = '[data-early-search] input';
const MODAL = '.DocSearch-Input';

test('nothing of the app is fetched before the first touch; a key is one, too', async ({reader, site}) => {
  await reader.goto(NOTE);
  await reader.has('h1');
  expect(site.requests.filter((address) => /\.js$/.test(address) && !address.startsWith('/sw'))).toEqual([]);
  await reader.press('Tab');
  await reader.has('html[data-has-hydrated="true"]');
  expect(site.requests.filter((address) => MAIN.test(address))).toHaveLength(1);
});

for (const [how, ask] of [
  ['a click', (reader) => reader.click(SEARCH)],
  ['/', (reader) => reader.press('/')],
  ['Ctrl+K', (reader) => reader.press('Control+k')],
] as const satisfies [string, (reader: Reader) => Promise<void>][]) {
  test(`the search asked for by ${how} before the app is there goes on with what was typed`, async ({reader, site}) => {
    const release = site.hold(MAIN);
    await reader.goto(NOTE);
    await ask(reader);
    await reader.focuses(EARLY);
    await reader.type('gdb');
    await reader.holds(EARLY, 'gdb');
    release();
    await reader.holds(MODAL, 'gdb');
    await reader.type('x');
    await reader.holds(MODAL, 'gdbx');
  });
}

test('letters typed on the search button before the app is there are the query', async ({reader, site}) => {
  const release = site.hold(MAIN);
  await reader.goto(NOTE);
  await reader.has(SEARCH);
  await reader.call((button) => document.querySelector<HTMLElement>(button)!.focus(), SEARCH);
  await reader.type('gdb');
  await reader.holds(EARLY, 'gdb');
  release();
  await reader.holds(MODAL, 'gdb');
});

test('what is pressed before the app is there is done: colour mode, a category of the sidebar', async ({reader, site}) => {
  const release = site.hold(MAIN);
  await reader.goto(NOTE);
  await reader.click('.colour-toggle');
  await reader.has('html[data-theme="dark"]');
  const folded = await reader.call(() => visible('.menu__caret[aria-expanded="false"]').length);
  await reader.click('.menu__caret[aria-expanded="false"]');
  await reader.has('html[data-has-hydrated="false"]');
  release();
  await reader.has('html[data-has-hydrated="true"]');
  await reader.sees(folded - 1, () => visible('.menu__caret[aria-expanded="false"]').length);
  await reader.has('html[data-theme="dark"]');
});

test('a link pressed while the app is being fetched leads to its page', async ({reader, site}) => {
  site.hold(MAIN);
  await reader.goto(NOTE);
  await reader.click('.navbar__link | 关于');
  await reader.isAt('/about');
  await reader.has('h1 | 关于并行笔记');
});
