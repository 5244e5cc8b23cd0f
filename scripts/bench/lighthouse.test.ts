import {expect, test} from 'vitest';
import {medianOf, scoresOf, type Report} from './lighthouse';

const report = (lcp: number | undefined): Report => ({
  categories: {
    performance: {score: lcp === undefined ? null : 0.98},
    accessibility: {score: 1},
    'best-practices': {score: 1},
    seo: {score: 1},
  },
  audits: {
    'largest-contentful-paint': lcp === undefined ? {} : {numericValue: lcp},
    'total-blocking-time': {numericValue: 0},
    'cumulative-layout-shift': {numericValue: 0.0125},
  },
});

test('a run in which nothing large was painted is told apart from a measured zero, and the rest of the runs counts', () => {
  const runs = [report(900), report(undefined), report(1_100)].map(scoresOf);
  expect(medianOf(runs, 'lcpMs')).toBe('1100（2/3 次）');
  expect(medianOf(runs, 'performance')).toBe('98（2/3 次）');
  expect(medianOf(runs, 'tbtMs')).toBe('0');
  expect(medianOf(runs, 'cls', 3)).toBe('0.013');
});

test('a page without a single largest paint gets a dash', () => {
  expect(medianOf([report(undefined)].map(scoresOf), 'lcpMs')).toBe('—');
  expect(medianOf([scoresOf({categories: {}, audits: {}})], 'seo')).toBe('—');
});
