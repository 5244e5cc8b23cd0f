import {readFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {field, hits, search} from '../search-helpers';
import type {SearchRecord} from '../../engine/types';

const AMONG = 5;

/** The pages that the modal shows, best first. */
const shown = (page: Page) =>
  page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => [...new Set(links.map((link) => decodeURI(new URL((link as HTMLAnchorElement).href).pathname)))]);

/** Types a query into the open modal, once what it showed before is gone. */
async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill('');
  await expect(hits(page)).toHaveCount(0);
  await field(page).fill(query);
}

/** Whether a page is among the first five for a query. */
async function expectAmongFive(page: Page, query: string, path: string): Promise<void> {
  await ask(page, query);
  await expect.poll(async () => (await shown(page)).slice(0, AMONG), {message: query}).toContain(path);
}

const CLASSES: [name: string, query: string, path: string][] = [
  ['标题', '平衡二叉树', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['小节', '丢了的提交', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['标题的一段', '销与恢', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['段落的一段', '先别慌，也先别做', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['跨词', '的提交还没推', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['相距两词', '先别慌 误删的分支', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['标题词加正文词', '撤销与恢复 未暂存', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['标识符', 'reflog', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['标识符的一段', 'eflo', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['大小写', 'REFLOG', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['前缀', 'reflo', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['打错一个字母', 'reflgo', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['错一个汉字', '平衡三叉树', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['漏一个汉字', '平衡叉树', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['全拼', 'pinghengercha', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['首字母', 'phecs', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['输入法组字', "ping'heng'er'ch", '/docs/DataStructer/Balanced_Binary_Tree'],
  ['已上屏加组字', "平衡er'cha's", '/docs/DataStructer/Balanced_Binary_Tree'],
  ['繁体', '平衡二叉樹', '/docs/DataStructer/Balanced_Binary_Tree'],
  ['全角', 'ｒｅｆｌｏｇ', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['去掉空格', '用reflog找回', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['白话提问', '如何找回丢了的提交？', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['符号', 'reset --hard', '/docs/Linux/Git速查/05 撤销与恢复'],
  ['中英术语', 'balanced tree', '/docs/DataStructer/Balanced_Binary_Tree'],
];

test('each class of queries finds its page among five, and nothing is shown where nothing matches', async ({page}) => {
  await search(page, '', '/about');
  for (const [, query, path] of CLASSES) {
    await expectAmongFive(page, query, path);
  }
  for (const query of ['番茄炒蛋', 'photosynthesis', '鱼香肉丝', '🦄']) {
    await ask(page, query);
    await expect(page.locator('.DocSearch-NoResults')).toContainText(query);
  }
});

/** Six characters from the middle of a title, wherever they cut. */
function middleOf(title: string): string {
  const middle = Math.max(0, Math.floor(title.length / 2) - 3);
  return title.slice(middle, middle + 6).trim();
}

test('for every doc, what stands in the middle of its title finds it among five', async ({page}) => {
  const records = JSON.parse(readFileSync('build/search/records.json', 'utf8')) as SearchRecord[];
  const docs = records.filter(({type, url}) => type === 'lvl1' && url.startsWith('/docs/') && !url.startsWith('/docs/category/'));
  expect(docs.length).toBeGreaterThan(30);
  await search(page, '', '/about');
  let asked = 0;
  for (const {
    url,
    hierarchy: {lvl1: title},
  } of docs) {
    const fragment = middleOf(title);
    const others = docs.filter((doc) => doc.hierarchy.lvl1.includes(fragment));
    if (others.length <= AMONG) {
      await expectAmongFive(page, fragment, decodeURI(url));
      asked++;
    }
  }
  expect(asked).toBeGreaterThan(docs.length / 2);
});

test('64 odd characters are answered with a state, and nothing is raised or run', async ({page}) => {
  const raised: string[] = [];
  page.on('pageerror', ({message}) => raised.push(message));
  page.on('dialog', (dialog) => {
    raised.push(dialog.message());
    void dialog.dismiss();
  });
  await search(page, '', '/about');
  const odd = [
    '🦄'.repeat(32),
    '‮שלום‬'.repeat(9),
    '.*+?^${}()|[]\\/'.repeat(4),
    '\ud83d'.repeat(64),
    '<img src=x onerror=alert(1)>'.repeat(2),
    "'".repeat(64),
    '\u200b\u0000标',
    "a'".repeat(32),
    '标题'.repeat(32),
  ];
  for (const query of odd) {
    await field(page).fill(query.slice(0, 64));
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  }
  await field(page).fill(' '.repeat(64));
  await expect(page.locator('.DocSearch-ErrorScreen')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  expect(raised).toEqual([]);
});
