import {execFile} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import {promisify} from 'node:util';
import {chromiumPath} from '../../src/shared/testing/chromium';

/** Pinned here and not in package.json: 100 MB that nothing else needs. */
const LIGHTHOUSE = 'lighthouse@12.2.3';

export type Measure = 'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcpMs' | 'tbtMs' | 'cls';

/** What one run measured. On a busy machine Lighthouse may find no largest paint, and then no performance either: those are left out. */
export type Scores = Partial<Record<Measure, number>>;

/** The parts of Lighthouse's JSON that are read here. */
export interface Report {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {numericValue?: number}>;
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
  const scores = scoresOf(JSON.parse(readFileSync(report, 'utf8')) as Report);
  rmSync(report);
  return scores;
}

/** Scores from 0 to 100, times in milliseconds. */
export function scoresOf({categories, audits}: Report): Scores {
  const score = (name: string) => {
    const share = categories[name]?.score;
    return typeof share === 'number' ? Math.round(100 * share) : undefined;
  };
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcpMs: audits['largest-contentful-paint']?.numericValue,
    tbtMs: audits['total-blocking-time']?.numericValue,
    cls: audits['cumulative-layout-shift']?.numericValue,
  };
}

/** The median of the runs that have this measure, with their number where some do not; a dash where none has. */
export function medianOf(runs: Scores[], measure: Measure, digits = 0): string {
  const values = runs.flatMap((run) => run[measure] ?? []).sort((a, b) => a - b);
  const median = values[values.length >> 1];
  if (median === undefined) {
    return '—';
  }
  return median.toFixed(digits) + (values.length < runs.length ? `（${values.length}/${runs.length} 次）` : '');
}
