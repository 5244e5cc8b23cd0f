import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {ownEngine} from '../../src/features/search/bench/engines';
import {makeQueries, measure, type Figures} from '../../src/features/search/bench/measure';
import {freshQueries, plainSentences, readerQueries, unseenSentences} from '../../src/features/search/bench/readerQueries';
import {sitePages} from '../../src/features/search/bench/site';
import {searchGroups} from '../../src/features/search/build/searchGroups';
import type {SearchRecord} from '../../src/features/search/engine/types';

/** Of the built site. Counts, not times: these floors hold on any machine. */
const records = JSON.parse(readFileSync('build/search/records.json', 'utf8')) as SearchRecord[];
const pages = sitePages(records);
const byUrl = new Map(pages.map((page) => [page.url, page]));
const engine = ownEngine(records, searchGroups('.'));

const SEED = 20261125;
const PER_CLASS = 20;

/** The sums over all classes of queries that have an answer. */
async function sum(classes: ReturnType<typeof readerQueries>): Promise<Omit<Figures, 'misses'>> {
  const total = {count: 0, first: 0, amongFive: 0, inFiveRows: 0, nothing: 0};
  for (const list of [...classes.values()].filter((queries) => queries.some(({isRight}) => isRight))) {
    const figures = await measure(engine, list, byUrl);
    for (const key of Object.keys(total) as (keyof typeof total)[]) {
      total[key] += figures[key];
    }
  }
  return total;
}

describe('the search puts a right page at the top, of the built site', () => {
  test('for the queries of readers', async () => {
    const {count, first, amongFive, inFiveRows, nothing} = await sum(readerQueries(pages));
    expect(count).toBe(98);
    expect(first / count).toBeGreaterThanOrEqual(0.82);
    expect(amongFive / count).toBeGreaterThanOrEqual(0.95);
    expect(inFiveRows / count).toBeGreaterThanOrEqual(0.9);
    expect(nothing / count).toBeLessThanOrEqual(0.01);
  });

  test('for sentences, and calls what is off topic the nearest at most', async () => {
    const classes = plainSentences(pages);
    const {count, first, amongFive} = await sum(classes);
    expect(count).toBe(100);
    expect(first / count).toBeGreaterThanOrEqual(0.55);
    expect(amongFive / count).toBeGreaterThanOrEqual(0.73);
    const offTopic = await measure(engine, classes.get('无关的整句')!, byUrl);
    expect(offTopic.count).toBe(20);
    expect(offTopic.count - offTopic.first).toBeLessThanOrEqual(2);
  });

  test('for sentences that it was not tuned on', async () => {
    const {count, first, amongFive} = await sum(unseenSentences(pages));
    expect(count).toBe(100);
    expect(first / count).toBeGreaterThanOrEqual(0.7);
    expect(amongFive / count).toBeGreaterThanOrEqual(0.88);
  });

  test('for queries from pages that the other sets hardly ask for', async () => {
    const {count, first, amongFive} = await sum(freshQueries(pages));
    expect(count).toBe(60);
    expect(first / count).toBeGreaterThanOrEqual(0.78);
    expect(amongFive / count).toBeGreaterThanOrEqual(0.88);
  });

  test('for pieces of its own text', {timeout: 120_000}, async () => {
    const classes = makeQueries(pages, PER_CLASS, SEED);
    const {count, first, amongFive} = await sum(classes);
    expect(count).toBeGreaterThan(400);
    expect(first / count).toBeGreaterThanOrEqual(0.97);
    expect(amongFive / count).toBeGreaterThanOrEqual(0.99);
  });
});
