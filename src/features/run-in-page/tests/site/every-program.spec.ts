import {expect, test} from '@playwright/test';
import * as cheerio from 'cheerio';
import {globSync} from 'tinyglobby';
import {compare} from '../../../../shared/pure/compareOutput';
import {pagesIn} from '../../../../../tests/e2e/pageWith';
import {shareOf} from '../../../../shared/testing/shareOf';
import type {News, Start} from '../../client/messages';
import type {Kind, RunOptions} from '../../host/types';
import {PLAIN, PYTHON} from '../../offer';

type Offered = {page: string; module: string; hash: string; options: RunOptions; output: string};

const AT_ONCE = 2;
const ONE_IN = 3;

function offeredOn([page, html]: [string, string]): Offered[] {
  if (!html.includes('data-run=')) {
    return [];
  }
  const $ = cheerio.load(html);
  return $(`button[data-run]:not([data-kind="${PYTHON}"])`)
    .toArray()
    .map((button) => {
      const {run: module, hash, kind = PLAIN, count, args} = $(button).data();
      const number = count === undefined ? undefined : Number(count);
      const words = String(args ?? '')
        .split(/\s+/)
        .filter(Boolean);
      return {
        page,
        module: String(module),
        hash: String(hash),
        options: {kind: kind as Kind, args: words, processes: number, threads: number},
        output: $(button).closest('.theme-code-block').find('pre code').text(),
      };
    });
}

test('every module with a button prints, in a browser, what its page shows', async ({page}) => {
  // Half a minute of work, on a machine that may have other work.
  test.setTimeout(600_000);
  const offered = [...pagesIn('docs'), ...pagesIn('blog')].flatMap(offeredOn);
  const all = [...new Map(offered.map((one) => [`${one.module} ${one.options.args.join(' ')}`, one])).values()];
  const programs = shareOf(all, ONE_IN);
  const [script] = globSync('build/assets/js/run-worker.*.js');
  await page.goto('/about');
  const faults: string[] = [];
  const queue = [...programs];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const {module, hash, options} = one;
      const {printed, end} = await page.evaluate(
        async ({worker, url, integrity, run}) => {
          const gzip = await (await fetch(url, {integrity})).arrayBuffer();
          const runner = new Worker(worker);
          let text = '';
          const last = await new Promise<News>((resolve) => {
            runner.onmessage = ({data}: MessageEvent<News>) => {
              if (data.kind === 'text') {
                text += data.text;
              } else if (data.kind !== 'started') {
                resolve(data);
              }
            };
            runner.postMessage({gzip, options: run} satisfies Start);
          });
          runner.terminate();
          return {printed: text, end: last};
        },
        {worker: script!.slice('build'.length), url: `/run/${module}.wasm.gz`, integrity: `sha256-${hash}`, run: options},
      );
      const differences = compare(one.output, printed).filter(({kind}) => kind !== 'same');
      const isRight = end.kind === 'ended' && end.result.exit === 0 && differences.length === 0;
      if (!isRight) {
        faults.push(`${one.page} ${module}: ${JSON.stringify(end)} ${JSON.stringify(differences.slice(0, 3))}`);
      }
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  console.log(`${programs.length} of ${all.length} programs`);
  expect(faults).toEqual([]);
});
