import type {BenchEngine} from './engines';
import {CLASSES, type BenchQuery} from './queries';
import {createRandom} from './random';
import type {SitePage} from './site';

const TRIES = 60;
const AMONG_FIRST = 5;
const ATTEMPTS = 3;

/** The queries of each class; the same for the same pages. */
export function makeQueries(pages: SitePage[], perClass: number, seed: number): Map<string, BenchQuery[]> {
  return new Map(
    Object.entries(CLASSES).map(([name, generate]) => {
      const random = createRandom(seed);
      const queries = new Map<string, BenchQuery>();
      for (let attempt = 0; attempt < perClass * TRIES && queries.size < perClass; attempt++) {
        const query = generate(random, pages);
        if (query) {
          queries.set(query.query, query);
        }
      }
      return [name, [...queries.values()]];
    }),
  );
}

export interface Figures {
  count: number;
  /** With a right page first, among the first five pages, in one of the first five rows; with no page at all. */
  first: number;
  amongFive: number;
  inFiveRows: number;
  nothing: number;
  misses: string[];
}

/** How many queries have a right page at the top; unanswerable ones are right when no page is shown that is not called the nearest only. */
export async function measure(engine: BenchEngine, queries: BenchQuery[], pages: Map<string, SitePage>): Promise<Figures> {
  const figures: Figures = {count: queries.length, first: 0, amongFive: 0, inFiveRows: 0, nothing: 0, misses: []};
  for (const {query, isRight} of queries) {
    const {rows, isLabelled} = await engine.ask(query);
    const shown = [...new Set(rows)];
    const isGood = (url: string) => isRight?.(pages.get(url)!) === true;
    const right = isRight ? shown.map(isGood) : [shown.length === 0 || isLabelled];
    figures.first += Number(right[0] === true);
    figures.amongFive += Number(right.slice(0, AMONG_FIRST).includes(true));
    figures.inFiveRows += Number(rows.slice(0, AMONG_FIRST).some(isGood));
    figures.nothing += Number(shown.length === 0);
    if (right[0] !== true) {
      figures.misses.push(
        `${query} → ${
          shown
            .slice(0, 2)
            .map((url) => pages.get(url)!.title)
            .join(' | ') || '（无）'
        }`,
      );
    }
  }
  return figures;
}

/**
 * CPU milliseconds of each keystroke while every query is typed character by character, sorted. The fastest of three
 * runs counts, because the machine may be busy.
 */
export async function keystrokes(engine: BenchEngine, queries: BenchQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const {query} of queries) {
    for (let length = 1; length <= query.length; length++) {
      let fastest = Infinity;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const start = process.cpuUsage();
        await engine.ask(query.slice(0, length));
        const {user, system} = process.cpuUsage(start);
        fastest = Math.min(fastest, (user + system) / 1000);
      }
      times.push(fastest);
    }
  }
  return times.sort((a, b) => a - b);
}

/** A percentile of sorted values. */
export const percentile = (times: number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
