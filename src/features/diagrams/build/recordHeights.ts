import {readFileSync, writeFileSync} from 'node:fs';
import {chromium, type ElementHandle} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {diagramKey} from './reserveHeight';
import {known} from '../../../shared/build/known';
import {attributeValues} from '../../../shared/html/startTags';
import {brotliServer} from '../../../shared/testing/brotliServer';
import {chromiumPath} from '../../../shared/testing/chromium';

const SIZES = 'src/features/diagrams/build/heights.json';
const BUILD = 'build';
const WIDTH = 1280;
/** What mermaid has not drawn by then it cannot read. */
const DRAWN_MS = 10_000;

/** Draws the diagrams of the build and writes down how large they are. */
async function main(): Promise<void> {
  const pages = globSync('{docs,blog}/**/*.html', {cwd: BUILD}).filter(
    (file) => attributeValues(readFileSync(`${BUILD}/${file}`, 'utf8'), 'data-mermaid').length > 0,
  );
  if (pages.length === 0) {
    throw new Error(`${BUILD} 里没有带图的页面 → 先 npm run build`);
  }
  const {address, close} = await brotliServer(BUILD);
  const browser = await chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox']});
  const page = await browser.newPage({viewport: {width: WIDTH, height: 800}});
  const sizes: Record<string, number[]> = {};
  for (const file of pages) {
    await page.goto(`${address}/${encodeURI(file.replace(/\.html$/, ''))}`);
    await page.mouse.wheel(0, 1);
    for (const diagram of await page.$$('[data-mermaid]')) {
      const key = diagramKey(known(await diagram.getAttribute('data-mermaid'), ' data-mermaid'));
      sizes[key] ??= await sizeOf(diagram);
      if (sizes[key].length === 0) {
        console.warn(`${file}：mermaid 画不出其中一幅`);
      }
    }
  }
  await browser.close();
  close();
  const lines = Object.keys(sizes)
    .sort()
    .map((key) => `  "${key}": ${JSON.stringify(sizes[key])}`);
  writeFileSync(SIZES, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${SIZES}：${pages.length} 个页面的 ${lines.length} 幅图`);
}

async function sizeOf(diagram: ElementHandle<Element>): Promise<number[]> {
  await diagram.scrollIntoViewIfNeeded();
  const drawing = await diagram.waitForSelector(':scope > svg', {timeout: DRAWN_MS}).catch(() => undefined);
  // One that shrinks says how wide it is at most; here it is as wide, unless the column is narrower.
  return (
    (await drawing?.evaluate((svg) => {
      const {width, height} = svg.getBoundingClientRect();
      const widest = svg.getAttribute('width') === '100%' ? parseFloat((svg as SVGElement).style.maxWidth) : 0;
      return widest ? [Math.round((height / width) * widest), Math.round(widest)] : [Math.round(height)];
    })) ?? []
  );
}

void main();
