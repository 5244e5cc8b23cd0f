import {readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {open} from '../../../../../tests/e2e/browser';
import {violations} from '../../../../../tests/e2e/violations';
import {shareOf} from '../../../../shared/testing/shareOf';

/** An island, but no figure with controls: src/features/relations/tests/site/relations.spec.ts looks at it. */
const NOT_FIGURES = ['SectionMap'];

/** Pages of the build that hold an interactive figure, with the names of the figures. */
function pagesWithFigures(): (readonly [path: string, names: string[]])[] {
  // Books are paper: their figures stand still.
  return globSync('build/**/*.html', {ignore: 'build/book/**'})
    .sort()
    .flatMap((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(/data-island="?(\w+)/g)]
        .map(([, name]) => name!)
        .filter((name) => !NOT_FIGURES.includes(name));
      return names.length > 0 ? [[`/${file.replace(/^build\/|(index)?\.html$/g, '')}`, names] as const] : [];
    });
}

const PAGES = pagesWithFigures();
const LOOKED_AT = shareOf(PAGES, 3);

const box = (page: Page, name: string) => page.locator(`[data-island="${name}"]`).first();

/** The scripts of figures that the page asks for, by the name of the chunk. */
function figureScripts(page: Page): string[] {
  const names = new Set(['figure', ...PAGES.flatMap(([, figures]) => figures)]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/js\/([^/.]+)\.\w+\.js$/.exec(request.url()) ?? [];
    if (name && names.has(name)) {
      asked.push(name);
    }
  });
  return asked;
}

/** Uses the first control that the figure has, as a reader with a keyboard would, until the figure answers. */
async function expectAnswersKeys(figure: Locator): Promise<void> {
  const said = () => figure.getByRole('status').innerText();
  const first = await said();
  const isPlayer = (await figure.getByRole('button', {name: '前进一步'}).count()) > 0;
  const control = isPlayer ? figure.locator('[role="group"][tabindex="0"]') : figure.locator('input:checked, input[type="range"]').first();
  await expect(async () => {
    await control.press('ArrowRight');
    expect(await said()).not.toBe(first);
  }).toPass();
  if (isPlayer) {
    await control.press('Home');
    expect(await said()).toBe(first);
    await control.press('End');
    expect(await said()).not.toBe(first);
  }
}

/** A field that holds nonsense says how to mend it, and is right again when it is mended. */
async function expectRefusesNonsense(figure: Locator): Promise<void> {
  for (const folded of await figure
    .locator('summary, button[aria-expanded="false"]')
    .filter({hasText: /^(更多参数|换一组)$/})
    .all()) {
    await folded.click();
  }
  for (const field of await figure.getByRole('textbox').all()) {
    const good = await field.inputValue();
    await field.fill('!'); // No algorithm takes it; some take letters.
    await expect(field).toHaveAccessibleDescription(/./);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(good);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
}

/** Controls that are narrower than their words, or lie on one another. */
const misfits = (figure: Locator): Promise<string[]> =>
  figure.evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>('button, select, summary, label, input:is([type="range"], :not([type]))')]
      .filter((one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden')
      .map((one) => ({one, box: one.getBoundingClientRect()}));
    const cut = controls.filter(({one}) => one.localName !== 'input' && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0);
    const meeting = controls.filter(({one, box}) =>
      controls.some(
        (other) =>
          other.one !== one &&
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1,
      ),
    );
    return [...cut, ...meeting].map(({one}) => `${one.localName} ${one.getAttribute('aria-label') ?? one.textContent}`);
  });

/** On the smallest phone and on a common one nothing is cut, and the page is no wider than the window. */
async function expectFits(page: Page, figure: Locator): Promise<void> {
  for (const width of [360, 390]) {
    await page.setViewportSize({width, height: 740});
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    expect(await misfits(figure), `${width} px`).toEqual([]);
  }
  await page.setViewportSize({width: 360, height: 740});
}

test('the check flags buttons that are cut, and some that lie on one another', {tag: '@phone'}, async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  const [path, names] = PAGES.find(([, figures]) => figures.includes('GitGraphExplorer'))!;
  await open(page, path);
  const figure = box(
    page,
    names.find((name) => name === 'GitGraphExplorer')!,
  );
  await figure.scrollIntoViewIfNeeded();
  expect(await misfits(figure)).toEqual([]);
  await page.addStyleTag({content: 'figure button { width: 3rem; flex: 0 1 3rem !important; overflow: hidden; white-space: nowrap }'});
  expect((await misfits(figure)).join()).toContain('git merge');
  await page.addStyleTag({content: 'figure button { width: auto; flex: none !important; margin-right: -2rem }'});
  expect((await misfits(figure)).length).toBeGreaterThan(1);
});

test('there are interactive figures to look at', () => {
  console.log(`${LOOKED_AT.length} of ${PAGES.length} pages, ${LOOKED_AT.flatMap(([, names]) => names).length} figures`);
  expect(LOOKED_AT.length).toBeGreaterThan(PARTS);
});

/** Tests that share the pages; each takes every so-manieth one. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1) {
  test(
    `figures of every page: drawn by the server, fetched when near, moved by keys, at 360 px, part ${part + 1} of ${PARTS}`,
    {tag: '@phone'},
    async ({page, request}) => {
      const pages = LOOKED_AT.filter((_, index) => index % PARTS === part);
      test.setTimeout(pages.length * 60_000);
      await page.setViewportSize({width: 360, height: 740});
      const logged: string[] = [];
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && logged.push(message.text()));
      page.on('pageerror', ({message}) => logged.push(message));
      const asked = figureScripts(page);
      for (const [path, names] of pages) {
        await test.step(path, async () => {
          const html = await (await request.get(path)).text();
          const figures = html
            .split('data-island=')
            .slice(1)
            .map((part) => part.split('</figure>')[0]!);
          expect(figures).toHaveLength(names.length);
          for (const figure of figures) {
            expect(figure).toMatch(/<(svg|span)/);
            expect(figure).toMatch(/<output[^>]*>[^<]/);
          }
          // What the page before still asks for ends here.
          await page.goto('about:blank');
          asked.length = 0;
          await open(page, path);
          for (const name of names) {
            const figure = box(page, name);
            const far = await figure.evaluate((element) => element.getBoundingClientRect().top > window.innerHeight + 600);
            if (far) {
              expect(asked).not.toContain(name);
            }
            await figure.scrollIntoViewIfNeeded();
            await expectAnswersKeys(figure);
            await expectRefusesNonsense(figure);
            await expectFits(page, figure);
            expect(asked).toContain(name);
          }
          expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
          expect(await violations(page, [], '[data-island]')).toEqual([]);
          expect(logged).toEqual([]);
        });
      }
    },
  );
}

test('a figure costs little: 25 kB for the first with what all share, 6.1 kB for a further one', {tag: '@lean'}, () => {
  const bytes = (name: string) => {
    const files = globSync(`build/assets/js/${name}.*.js`);
    expect(files).toHaveLength(1);
    return brotliCompressSync(readFileSync(files[0]!)).length;
  };
  const shared = bytes('figure');
  const own = Object.fromEntries([...new Set(PAGES.flatMap(([, names]) => names))].map((name) => [name, bytes(name)]));
  console.log('figures, bytes br', {figure: shared, ...own});
  expect(shared + Math.max(...Object.values(own))).toBeLessThan(25_000);
  expect(Math.max(...Object.values(own))).toBeLessThan(6_100);
});
