import {execFile} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';
import {chromiumPath} from '../../src/shared/testing/chromium';

/** Pinned here and not in package.json: 100 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.2.3';

export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Milliseconds. */
  lcp: number;
  tbt: number;
  cls: number;
}

/** One run of Lighthouse's mobile preset. @throws Error when it cannot be fetched or does not end. */
export async function lighthouse(url: string): Promise<Scores> {
  const report = '.bench/lighthouse.json';
  // Not the synchronous one: the pages are served by this process.
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-quic --disable-background-networking',
    ],
    {
      env: {...process.env, CHROME_PATH: chromiumPath()},
      timeout: 300_000,
    },
  );
  const {categories, audits} = JSON.parse(readFileSync(report, 'utf8')) as {
    categories: Record<string, {score: number}>;
    audits: Record<string, {numericValue: number}>;
  };
  rmSync(report);
  const score = (name: string) => Math.round(100 * categories[name]!.score);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: audits['largest-contentful-paint']!.numericValue,
    tbt: audits['total-blocking-time']!.numericValue,
    cls: audits['cumulative-layout-shift']!.numericValue,
  };
}
