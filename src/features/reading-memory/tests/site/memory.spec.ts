import {readFileSync, statSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {open, stored, withStored} from '../../../../../tests/e2e/browser';
import {pageWith} from '../../../../../tests/e2e/pageWith';
import {keptWhole} from '../../../offline/tests/keptWhole';
import {violations} from '../../../../../tests/e2e/violations';

const KEY = 'parallel-notes:memory';
/** Notes that the home page names, with five sections or more; and the page of the section of the first. */
const [[NOTE, TITLE], [OTHER]] = [
  ...readFileSync('build/index.html', 'utf8').matchAll(/<a (?:[^>]* )?href="(\/docs\/[^"]+)"[^>]*><span>([^<]+)<\/span><\/a>/g),
]
  .map(([, address, title]): [string, string] => [address!, title!])
  .filter(([address]) => readFileSync(`build${address}.html`, 'utf8').split('<h2').length > 5)
  .sort(([a], [b]) => statSync(`build${a}.html`).size - statSync(`build${b}.html`).size) as [[string, string], [string, string]];
const SECTION = pageWith(new RegExp(`data-notes[^>]*>(?:(?!</ol>).)*href="${NOTE}"`, 's'), 'docs/category');

const page = (more: object = {}) => ({title: TITLE, at: 1_700_000_000, far: 40, read: [], ...more});
const memoryOf = (pages: object, more: object = {}) => ({[KEY]: JSON.stringify({v: 1, pages, ...more})});
async function remembered(tab: Page, path = NOTE): Promise<unknown> {
  const memory = (await stored(tab))[KEY] ?? '{"pages":{}}';
  return (JSON.parse(memory) as {pages: Record<string, unknown>}).pages[path];
}
const chip = (tab: Page) => tab.getByRole('group', {name: '上次读到的地方'});
/** The sections of the note on the screen. */
const sections = (tab: Page) => tab.locator('main article h2[id]');

/** A place two blocks below the third heading. */
async function placeIn(tab: Page) {
  await tab.goto(NOTE);
  const id = await sections(tab).nth(2).getAttribute('id');
  return {id, heading: '某节', block: 2, part: 0.5};
}

test('where a reader stops and what they read is remembered; at another width the place is the same block', async ({page: tab}) => {
  await open(tab, NOTE);
  const heading = sections(tab).nth(1);
  // The end of the first section is in the middle of the window, and stays there.
  await heading.evaluate((element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - innerHeight / 2));
  const first = (await sections(tab).first().getAttribute('id'))!;
  await expect.poll(() => remembered(tab), {timeout: 60_000}).toMatchObject({read: [first], place: {id: first}});
  await expect(tab.locator(`.table-of-contents__link[href="#${first}"]`)).toHaveAccessibleName(/读过/);
  const blockAt = () =>
    tab.evaluate(
      () =>
        document
          .elementFromPoint(document.querySelector('main article p')!.getBoundingClientRect().left + 5, 100)!
          .closest('article :is(.markdown, .markdown > div) > *')!.textContent,
    );
  const read = await blockAt();

  await tab.goto('/');
  const card = tab.getByRole('link', {name: /^继续读/});
  await expect(card).toContainText(TITLE);
  await tab.setViewportSize({width: 700, height: 900});
  await open(tab, NOTE);
  await expect(chip(tab)).toContainText(/上次读到“.+”（\d+%）/);
  expect(await tab.evaluate(() => scrollY)).toBe(0);
  expect(await violations(tab, [], '.memory-line')).toEqual([]);
  await chip(tab).getByRole('button', {name: '接着读'}).click();
  await expect(chip(tab)).toHaveCount(0);
  expect(await blockAt()).toBe(read);
});

test('the place is offered, never taken: not to who asks for a heading, and gone when it is closed or reached', async ({page: tab}) => {
  const place = await placeIn(tab);
  await withStored(tab, memoryOf({[NOTE]: page({place})}));
  await open(tab, NOTE);
  await chip(tab).getByRole('button', {name: '从头'}).click();
  await expect(chip(tab)).toHaveCount(0);
  await open(tab, NOTE);
  await expect(chip(tab)).toBeVisible();
  await tab.locator(`[id="${place.id}"]`).evaluate((element) => element.scrollIntoView());
  await expect(chip(tab)).toHaveCount(0);
  const last = (await sections(tab).last().getAttribute('id'))!;
  await open(tab, `${NOTE}#${last}`);
  await expect(tab.locator('[data-ready], main')).not.toHaveCount(0);
  await expect(chip(tab)).toHaveCount(0);
});

test(
  'sections changed since they were read have a stroke, one line says how many, and /reading lists the note',
  {tag: '@screens'},
  async ({page: tab}) => {
    await tab.goto(NOTE);
    const digests = await tab
      .locator('main article h2[data-digest]')
      .evaluateAll((all) => all.map((heading) => heading.getAttribute('data-digest')!));
    expect(digests.length).toBeGreaterThan(4);
    // The third section said something else.
    const seen = digests.map((digest, at) => (at === 2 ? 'zzzz' : digest)).join('');
    await withStored(tab, memoryOf({[NOTE]: page({done: true, seen}), [OTHER]: page({title: '别的', read: ['x'], seen: ''})}));
    await open(tab, '/reading');
    const list = tab.getByRole('main').locator('section', {hasText: '读过之后改了的'});
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('listitem')).toContainText('改过 1 节');
    expect(await violations(tab)).toEqual([]);

    await open(tab, NOTE);
    const line = tab.getByRole('group', {name: '改过的地方'});
    await expect(line).toContainText('你读过之后，这里有一节改过');
    const changed = tab.locator('h2[data-changed]');
    await expect(changed).toHaveCount(1);
    await expect(changed).toHaveAttribute('data-digest', digests[2]!);
    // The stroke stands beside the section, in the margin, from its heading on.
    const stroke = tab.locator('.changed-stroke');
    await expect(stroke).toHaveCount(1);
    const [at, head, next] = await Promise.all([stroke.boundingBox(), changed.boundingBox(), sections(tab).nth(3).boundingBox()]);
    expect(Math.abs(at!.y - head!.y)).toBeLessThan(2);
    expect(at!.y + at!.height).toBeLessThan(next!.y);
    expect(at!.x).toBeGreaterThanOrEqual(0);
    expect(at!.x).toBeLessThan(head!.x);
    expect(await tab.evaluate(() => scrollY)).toBe(0);
    expect(await violations(tab, [], '.memory-line')).toEqual([]);
    await line.getByRole('button', {name: '去看'}).click();
    await expect(line).toHaveCount(0);
    await expect(changed).toBeInViewport();
    await expect(changed).toBeFocused();

    await open(tab, NOTE);
    await line.getByRole('button', {name: '知道了'}).click();
    await expect(line).toHaveCount(0);
    await expect(changed).toHaveCount(0);
    await open(tab, NOTE);
    await expect(tab.locator(`.table-of-contents__link, .phone-bar`).first()).toBeAttached();
    await expect(line).toHaveCount(0);
  },
);

test('/reading says how near the guesses before the players came', async ({page: tab}) => {
  const guesses = [
    {at: 1, guess: 10, truth: 20},
    {at: 2, guess: 20, truth: 20},
  ];
  await withStored(tab, memoryOf({[NOTE]: page({guesses})}));
  await open(tab, '/reading');
  await expect(tab.getByRole('main').locator('section', {hasText: '先猜再放'})).toContainText('平均差 25%；1 次一点不差。');
});

test('what was read is marked in sidebar, contents page and home page, in words too, and nothing moves', async ({page: tab}) => {
  await withStored(tab, memoryOf({[NOTE]: page({done: true})}));
  await open(tab, SECTION);
  for (const list of [tab.getByRole('navigation', {name: '文档侧边栏'}), tab.locator('[data-notes]').first()]) {
    await expect(list.getByRole('link', {name: new RegExp(`${TITLE}.*读过`)})).toBeVisible();
    await expect(list.getByRole('link', {name: /读过/})).toHaveCount(1);
  }
  await open(tab, '/');
  await expect(tab.locator('[data-notes]').getByRole('link', {name: new RegExp(`${TITLE}.*读过`)})).toBeVisible();
  await expect(tab.locator('#lanes li', {has: tab.getByRole('link', {name: TITLE})}).first()).toContainText('读过 1 / ');
});

test('the home page offers the note that was being read before any script but its own inline one has run, and nothing moves', async ({
  page: tab,
}) => {
  await withStored(tab, memoryOf({[NOTE]: page({place: {id: 'x', heading: '某节', block: 0, part: 0}})}));
  // Never answered: nothing of the app runs.
  await tab.route('**/assets/js/**', () => {});
  await tab.goto('/', {waitUntil: 'commit'});
  await expect(tab.getByRole('link', {name: /^继续读/})).toContainText('读到“某节”，40%');
  await tab.unroute('**/assets/js/**');
  await open(tab, '/');
  const shift = await tab.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & {value: number}).value, 0)),
        ).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('/reading: forget one, switch off, take along, bring back, clear; a bad file changes nothing', async ({page: tab}) => {
  await withStored(tab, {...memoryOf({[NOTE]: page({read: ['a']}), [OTHER]: page({title: '基本操作', done: true})}), theme: 'dark'});
  await open(tab, '/reading');
  const status = tab.locator('main').getByRole('status');
  await expect(tab.getByRole('main').getByRole('link', {name: TITLE})).toHaveAttribute('href', NOTE);
  expect(await violations(tab)).toEqual([]);

  const [file] = await Promise.all([tab.waitForEvent('download'), tab.getByRole('button', {name: '导出成文件'}).click()]);
  expect(file.suggestedFilename()).toMatch(/^并行笔记-阅读记录-.*\.json$/);
  await tab.getByRole('button', {name: `忘掉“${TITLE}”`}).click();
  await expect(status).toHaveText(`已忘掉“${TITLE}”。`);
  expect(await remembered(tab)).toBeUndefined();

  const field = tab.locator('input[type=file]');
  const before = (await stored(tab))[KEY];
  await field.setInputFiles({name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"pages":')});
  await expect(status).toContainText('不是 JSON 文件');
  await field.setInputFiles({name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"v":1,"pages":{"/docs/x":{}}}')});
  await expect(status).toContainText('不是本站导出的');
  expect((await stored(tab))[KEY]).toBe(before);
  await field.setInputFiles(await file.path());
  await expect(status).toContainText('新增 1 篇，更新 0 篇');
  expect(await remembered(tab)).toMatchObject({read: ['a']});

  await tab.getByRole('checkbox', {name: /记住我读到哪里/}).uncheck();
  await tab.getByRole('button', {name: '全部清除'}).click();
  await tab.getByRole('button', {name: '清除', exact: true}).click();
  await expect(status).toHaveText('已清除 2 篇的记录。');
  expect(JSON.parse((await stored(tab))[KEY]!)).toEqual({v: 1, off: true, pages: {}});
});

test('/reading lists everything that the site stores, each with its meaning, and clears one of them', async ({page: tab}) => {
  await withStored(tab, {...memoryOf({}), theme: 'dark', '__DOCSEARCH_RECENT_SEARCHES__parallel-notes': '[]'});
  await open(tab, '/reading');
  const rows = tab.locator('main tbody tr');
  await expect(rows).toHaveCount(3);
  expect(await rows.locator('th').allTextContents()).not.toContain('不是本站写的，或是旧版本留下的');
  await tab.getByRole('button', {name: '删除 theme'}).click();
  await expect(rows).toHaveCount(2);
  await expect(tab.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('with the service worker', () => {
  test.use({serviceWorkers: 'allow'});

  test('/reading lists what is kept to be read without a network, and clears it', async ({page: tab}) => {
    await open(tab, NOTE);
    await expect.poll(() => keptWhole(tab), {timeout: 60_000}).toContain(decodeURI(NOTE).slice(1));
    await open(tab, '/reading');
    // The worker writes down this page, too, when it is idle: not while it is cleared.
    const read = () =>
      tab.evaluate(() =>
        caches
          .match('/offline-notes')
          .then((notes) => notes?.json())
          .then((notes: {visited: string[]} | undefined) => notes?.visited),
      );
    await expect.poll(read, {timeout: 60_000}).toContain('reading');
    const names = await tab.evaluate(() => caches.keys());
    expect(names.length).toBeGreaterThan(1);
    const rows = tab.locator('main tbody tr', {hasText: '离线阅读：'});
    expect((await rows.locator('code').allTextContents()).sort()).toEqual(names.sort());
    for (const name of names) {
      await tab.getByRole('button', {name: `删除 ${name}`}).click();
      await expect(tab.getByRole('button', {name: `删除 ${name}`})).toHaveCount(0);
    }
    await open(tab, NOTE);
    await expect.poll(() => keptWhole(tab), {timeout: 60_000}).toContain(decodeURI(NOTE).slice(1));
  });
});

test('what another tab stores is shown, and kept when this one stores', async ({page: tab, context}) => {
  await withStored(tab, memoryOf({[NOTE]: page()}));
  await open(tab, '/reading');
  const other = await context.newPage();
  await open(other, '/about');
  await other.evaluate(
    ([key, value]) => localStorage.setItem(key!, value!),
    [KEY, memoryOf({[NOTE]: page(), [OTHER]: page({title: '基本操作'})})[KEY]],
  );
  await expect(tab.getByRole('main').getByRole('link', {name: '基本操作'})).toBeVisible();
  await tab.getByRole('button', {name: `忘掉“${TITLE}”`}).click();
  expect(await remembered(tab, OTHER)).toBeDefined();
});

for (const [name, script] of [
  [
    'blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  ['full of garbage', () => localStorage.setItem('parallel-notes:memory', '{"v":1,"pages":{"/docs/x":null,"__proto__":[]')],
] as [string, () => void][]) {
  test(`pages work where the storage is ${name}`, async ({page: tab}) => {
    const errors: string[] = [];
    tab.on('pageerror', ({message}) => errors.push(message));
    await tab.addInitScript(script);
    for (const path of ['/', NOTE, '/reading']) {
      await open(tab, path);
    }
    await tab.getByRole('checkbox', {name: /记住我读到哪里/}).click();
    await expect(tab.locator('main').getByRole('status')).toHaveText(name === 'full of garbage' ? '' : /没有让本站写入/);
    expect(errors).toEqual([]);
  });
}
