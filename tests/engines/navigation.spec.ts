import {expect} from '@playwright/test';
import {pageWith} from '../e2e/pageWith';
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
  expect(await reader.call(() => document.title)).toContain('关于');
  await reader.call(() => history.back());
  await reader.isAt(NOTE);
  await reader.has('nav[aria-label="文档侧边栏"]');
  await reader.call(() => history.forward());
  await reader.has('h1 | 关于并行笔记');
  expect(await reader.call(isSamePage)).toBe(true);
});

test('back finds the place where the reader was', async ({reader}) => {
  await reader.open(NOTE);
  await reader.call(() => scrollTo({top: 1200, behavior: 'instant'}));
  await reader.sees(1200, () => Math.round(scrollY));
  await reader.click('.navbar__link | 关于');
  await reader.has('h1 | 关于并行笔记');
  await reader.call(() => history.back());
  await reader.has('nav[aria-label="文档侧边栏"]');
  await reader.sees(true, () => Math.abs(scrollY - 1200) < 50);
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
