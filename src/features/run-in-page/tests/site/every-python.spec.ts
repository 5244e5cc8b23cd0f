import {expect, test} from '@playwright/test';
import {open} from '../../../../../tests/e2e/browser';
import {pagesIn} from '../../../../../tests/e2e/pageWith';
import {shareOf} from '../../../../shared/testing/shareOf';

const AT_ONCE = 3;
const BUTTON = 'button[data-kind="python"]';
/** Each starts an interpreter of its own, which takes a second and a half. */
const ONE_IN = 5;

test('every Python program with a button prints, at its press, what its page shows', async ({page}) => {
  // A minute of work, on a machine that may have other work.
  test.setTimeout(600_000);
  const withPython = [...pagesIn('docs'), ...pagesIn('blog')].filter(([, html]) => html.includes('data-kind="python"'));
  const pages = shareOf(withPython, ONE_IN);
  await open(page, pages[0]![0]);
  const wrong: string[] = [];
  let all = 0;
  for (const [address] of pages) {
    // In one page after the other the interpreter would be read from the cache again: each is shown in this one, which listens for presses anywhere.
    const {said, count} = await page.evaluate(
      async ({url, selector, atOnce}) => {
        const html = await (await fetch(url)).text();
        const stage = document.createElement('article');
        stage.append(...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('article'));
        document.querySelectorAll('article').forEach((one) => one.remove());
        document.body.append(stage);
        const queue = [...stage.querySelectorAll<HTMLButtonElement>(selector)];
        const seen: string[] = [];
        const total = queue.length;
        const work = async () => {
          for (let button = queue.shift(); button; button = queue.shift()) {
            const block = button.closest('.theme-code-block')!;
            button.click();
            const text = () => block.querySelector('.run-said')?.textContent ?? '';
            while (!/。$/.test(text()) || text().includes('还在运行')) {
              await new Promise((resolve) => setTimeout(resolve, 20));
            }
            if (!/与页上的输出一/.test(text())) {
              seen.push(`${text()} ${block.querySelector('.run-output')?.textContent ?? ''}`.slice(0, 600));
            }
          }
        };
        await Promise.all(Array.from({length: atOnce}, work));
        return {said: seen, count: total};
      },
      {url: address, selector: BUTTON, atOnce: AT_ONCE},
    );
    all += count;
    wrong.push(...said.map((text) => `${address}: ${text}`));
  }
  console.log(`${all} outputs on ${pages.length} of ${withPython.length} pages`);
  expect(all).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
