import {expect, test, type Page} from '@playwright/test';
import {hydrated, open} from '../../../../../tests/e2e/browser';

const KATEX = /\/assets\/css\/katex\.min\.css$/;

/** Addresses of what a page loads, and what it complains of. */
function watch(page: Page) {
  const seen = {urls: [] as string[], complaints: [] as string[]};
  page.on('request', (request) => seen.urls.push(request.url()));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && seen.complaints.push(message.text()));
  page.on('pageerror', (error) => seen.complaints.push(error.message));
  return seen;
}

test('figures, charts, code and math hydrate without a complaint', async ({page}) => {
  const seen = watch(page);
  for (const path of ['/docs/markdown', '/docs/math', '/blog']) {
    await page.goto(path);
    await hydrated(page);
  }
  expect(seen.complaints).toEqual([]);
});

test('drawings and charts follow the colour mode', async ({page}) => {
  await page.goto('/docs/markdown');
  const colours = () =>
    page.evaluate(() =>
      ['figure > svg rect', '.chart-svg g > path[fill=none]', '.git-commit circle'].map((name) => {
        const {fill, stroke} = getComputedStyle(document.querySelector(name)!);
        return `${fill} ${stroke}`;
      }),
    );
  const light = await colours();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const dark = await colours();
  expect(light).toHaveLength(3);
  dark.forEach((colour, index) => expect(colour).not.toBe(light[index]));
});

for (const width of [360, 1280]) {
  test(`no text of a chart leaves the drawing or meets another at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/docs/markdown');
    const shown = page.locator('.chart-svg').filter({visible: true});
    await expect(shown).toHaveCount(6);
    const faults = await shown.evaluateAll((charts) =>
      charts.flatMap((chart) => {
        const frame = chart.getBoundingClientRect();
        const texts = Array.from(chart.querySelectorAll('text'), (node) => ({text: node.textContent, box: node.getBoundingClientRect()}));
        const outside = texts.filter(({box}) => box.left < frame.left - 3 || box.right > frame.right + 3 || box.bottom > frame.bottom + 3);
        const meeting = texts.filter((one, index) =>
          texts
            .slice(index + 1)
            .some(
              ({box}) =>
                one.box.left < box.right - 1 &&
                box.left < one.box.right - 1 &&
                one.box.top < box.bottom - 6 &&
                box.top < one.box.bottom - 6,
            ),
        );
        return [...outside, ...meeting].map(({text}) => `${chart.getAttribute('aria-label')}: ${text}`);
      }),
    );
    expect(faults).toEqual([]);
    // Text of 13 pixels on a phone and on a desk: its box is a line.
    const sizes = await shown.evaluateAll((charts) =>
      charts.map((chart) => (13 * chart.getBoundingClientRect().width) / (chart as SVGSVGElement).viewBox.baseVal.width),
    );
    for (const size of sizes) {
      expect(size).toBeGreaterThan(11.5);
      expect(size).toBeLessThan(14.6);
    }
  });
}

for (const width of [360, 1280]) {
  test(`no text of a commit graph leaves its outline or shrinks at ${width} pixels`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    await page.goto('/docs/markdown');
    const panels = page.locator('.git-panels svg');
    await expect(panels).toHaveCount(3);
    const faults = await panels.evaluateAll((all) =>
      all.flatMap((svg) => {
        const frame = svg.getBoundingClientRect();
        const outside = Array.from(svg.querySelectorAll('.git-commit, .git-label'), (group) => {
          const text = group.querySelector('text')!.getBoundingClientRect();
          const outline = (group.querySelector('circle, rect') ?? svg).getBoundingClientRect();
          const around = group.matches('.git-tag, .git-note, .git-ref') ? frame : outline;
          return text.left < around.left - 1 || text.right > around.right + 1 ? group.textContent : [];
        }).flat();
        const size =
          parseFloat(getComputedStyle(svg.querySelector('text')!).fontSize) * (frame.width / (svg as SVGSVGElement).viewBox.baseVal.width);
        return size < 12 ? [...outside, `text of ${size} pixels`] : outside;
      }),
    );
    expect(faults).toEqual([]);
    const tops = await panels.evaluateAll((all) =>
      all.slice(0, 2).map((svg) => Math.round(svg.parentElement!.getBoundingClientRect().top)),
    );
    expect(tops[0]).toBe(tops[1]);
  });
}

test('spec 7 Static calls: the KaTeX stylesheet is linked where a page has math, and nowhere else', async ({page}) => {
  const seen = watch(page);
  await page.goto('/docs/mermaid');
  await hydrated(page);
  expect(seen.urls.filter((url) => KATEX.test(url))).toEqual([]);

  await page.getByRole('link', {name: '去公式'}).click();
  await expect(page.locator('.katex-display')).toBeVisible();
  await expect(page.locator('link[rel=stylesheet][href="/assets/css/katex.min.css"]')).toHaveCount(1);
  await expect
    .poll(() =>
      page
        .locator('.katex')
        .first()
        .evaluate((node) => getComputedStyle(node).fontFamily),
    )
    .toContain('KaTeX_Main');
  await expect.poll(() => seen.urls.filter((url) => /\/assets\/css\/fonts\/KaTeX_.*\.woff2$/.test(url)).length).toBeGreaterThan(0);
});

for (const path of ['/docs/math', '/blog', '/blog/2026/01/02/math']) {
  test(`spec 7 Static calls: ${path} is served with the KaTeX stylesheet`, async ({page}) => {
    await page.goto(path);
    await expect(page.locator('.katex').first()).toBeVisible();
    expect(
      await page
        .locator('.katex-mathml')
        .first()
        .evaluate((node) => getComputedStyle(node).position),
    ).toBe('absolute');
  });
}

test('KaTeX is not in the main stylesheet', async ({page, request}) => {
  await open(page, '/docs/math');
  const href = await page.locator('link[rel=stylesheet][href*="/assets/css/styles."]').getAttribute('href');
  const css = await (await request.get(href!)).text();
  expect(css.length).toBeGreaterThan(1000);
  expect(css).not.toContain('KaTeX_Main');
});

test('mermaid is loaded on pages with a diagram only, and its diagram has a name', async ({page}) => {
  const seen = watch(page);
  await page.goto('/docs/math');
  await hydrated(page);
  const before = seen.urls.length;
  await page.goto('/docs/mermaid');
  const diagram = page.locator('.docusaurus-mermaid-container svg');
  await expect(diagram).toBeVisible();
  await expect(diagram).toHaveAttribute('role', /graphics-document/);
  const name = await diagram.evaluate((svg) => svg.ownerDocument.getElementById(svg.getAttribute('aria-labelledby')!)?.textContent);
  expect(name).toBe('两章的先后');
  const scripts = (urls: string[]) => urls.filter((url) => url.endsWith('.js')).length;
  expect(scripts(seen.urls.slice(before))).toBeGreaterThan(scripts(seen.urls.slice(0, before)));
  expect(seen.complaints).toEqual([]);
});

test('a mermaid diagram follows the colour mode', async ({page}) => {
  await page.goto('/docs/mermaid');
  const fill = () =>
    page
      .locator('.docusaurus-mermaid-container .node rect')
      .first()
      .evaluate((node) => getComputedStyle(node).fill);
  await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible();
  const light = await fill();
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('.docusaurus-mermaid-container svg')).toBeVisible();
  expect(await fill()).not.toBe(light);
});

test('a fence takes its code from a file, with title, highlight and an output block below', async ({page}) => {
  await page.goto('/docs/markdown');
  const block = page.locator('.language-cpp.theme-code-block');
  await expect(block).toContainText('gemm.cpp');
  await expect(block.locator('.theme-code-block-highlighted-line')).toHaveCount(2);
  await expect(block).toContainText('for (int i = 0; i < 3; ++i) {');
  await expect(page.locator('.language-text.theme-code-block')).toContainText('输出');
  await expect(page.locator('.language-bash.theme-code-block')).toHaveCSS('border-top-style', 'solid');
});

test('a fence in cuda is coloured as C++', async ({page}) => {
  await page.goto('/docs/markdown');
  await expect(page.locator('.language-cuda .keyword').first()).toHaveText('void');
});
