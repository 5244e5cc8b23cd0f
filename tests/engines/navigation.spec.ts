import {expect} from '@playwright/test';
import {pageWith, pageWithMost} from '../e2e/pageWith';
import type {Reader} from './Reader';
import {test} from './test';

const NOTE = '/docs/intro';

/** In the page: whether no full load has happened since it was marked. */
const isSamePage = () => document.documentElement.hasAttribute('data-mark');
const mark = () => document.documentElement.setAttribute('data-mark', '');

/** In the page: whether the heading that the address names is at the top of the window. */
const isAtHash = () => {
  const {top} = document.getElementById(decodeURIComponent(location.hash.slice(1)))!.getBoundingClientRect();
  return location.hash !== '' && top >= 0 && top < innerHeight / 2;
};

test('a link leads to its page without a full load, from its top; back and forward, too', async ({reader}) => {
  await reader.open(NOTE);
  await reader.call(mark);
  await reader.click('.navbar__link | 关于');
  await reader.has('h1 | 关于并行笔记');
  await reader.isAt('/about');
  await reader.sees(0, () => scrollY);
  // The head follows with the next frame.
  await expect.poll(() => reader.call(() => document.title)).toContain('关于');
  await reader.call(() => history.back());
  await reader.isAt(NOTE);
  await reader.has('nav[aria-label="文档侧边栏"]');
  await reader.call(() => history.forward());
  await reader.has('h1 | 关于并行笔记');
  expect(await reader.call(isSamePage)).toBe(true);
});

/** Scrolls down, follows a link, comes back, and is where it was; also some time later. */
async function leaveAndReturn(reader: Reader): Promise<void> {
  const left = await reader.call(() => {
    scrollTo({top: Math.min(1200, document.documentElement.scrollHeight - innerHeight), behavior: 'instant'});
    return Math.round(scrollY);
  });
  expect(left).toBeGreaterThan(100);
  const from = await reader.call(() => location.pathname);
  await reader.call(() => document.querySelector<HTMLElement>('.footer a[href="/docs/intro"]')!.click());
  await reader.isAt(NOTE);
  await reader.sees(0, () => scrollY);
  await reader.call(() => history.back());
  await reader.isAt(decodeURI(from));
  const isBack = (top: number) => Math.abs(scrollY - top) < 50;
  await reader.sees(true, isBack, left);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await reader.call(isBack, left)).toBe(true);
}

for (const address of [pageWithMost(/<h2/g), '/', '/blog', '/glossary', pageWith(/<h1/, 'docs/category')]) {
  test(`back to ${address}, the page that was loaded, finds the place where the reader was, on a desk and on a phone`, async ({reader}) => {
    for (const [width, height] of [
      [1280, 900],
      [390, 844],
    ] as const) {
      await reader.resize(width, height);
      await reader.open(address);
      await leaveAndReturn(reader);
    }
  });
}

test('back finds the place with the worker in control, too', async ({reader}) => {
  const note = pageWithMost(/<h2/g);
  await reader.open(note);
  await reader.call(() => navigator.serviceWorker.ready.then(() => true));
  await reader.open(note);
  await reader.sees(true, () => navigator.serviceWorker.controller !== null);
  await leaveAndReturn(reader);
});

test('a Chinese heading is at the top when its entry of the contents is clicked, and when its address is opened', async ({reader}) => {
  const note = pageWith(/(?:<h2[^>]* id="?(?:%[0-9A-F]{2}|[\u4e00-\u9fff])[^>]*>.*?){3}/s);
  await reader.open(note);
  const entry = (await reader.call(
    () =>
      visible('.table-of-contents__link')
        .map((link) => link.getAttribute('href')!)
        .filter((href) => /\p{Script=Han}/u.test(decodeURIComponent(href)))[1],
  ))!;
  await reader.click(`.table-of-contents__link[href="${entry}"]`);
  await reader.sees(true, isAtHash);
  await reader.goto('/about');
  await reader.goto(note + decodeURIComponent(entry));
  await reader.sees(true, isAtHash);
});
