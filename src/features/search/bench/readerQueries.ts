import type {BenchQuery} from './queries';
import fresh from './freshQueries.json';
import plain from './plainSentences.json';
import readers from './readerQueries.json';
import type {SitePage} from './site';
import unseen from './unseenSentences.json';

interface Answered {
  query: string;
  pages: string[];
}

/** Queries as readers type them, by class, each with the pages that answer it. The engine may be tuned on them, kind by kind. */
export const readerQueries = (pages: SitePage[]): Map<string, BenchQuery[]> =>
  new Map(Object.entries(readers).map(([name, list]) => [name, withPages(list, pages, 'readerQueries.json')]));

/**
 * Plain sentences as readers type them, and sentences that no page answers. They were written by somebody who saw neither the
 * engine nor its answers. Some constants of the ranking were chosen with these figures in sight, so they are no longer unseen.
 */
export const plainSentences = (pages: SitePage[]): Map<string, BenchQuery[]> =>
  new Map<string, BenchQuery[]>([
    ['整句', withPages(plain.answered, pages, 'plainSentences.json')],
    ['无关的整句', plain.offTopic.map((query) => ({query}))],
  ]);

/** More of them, by another hand, first measured when the ranking of 25 November 2026 was done. Not to be read while the engine is tuned. */
export const unseenSentences = (pages: SitePage[]): Map<string, BenchQuery[]> =>
  new Map([['未见过的整句', withPages(unseen, pages, 'unseenSentences.json')]]);

/**
 * Queries by class from pages that the other sets ask for seldom or never, written on 26 November 2026 from titles, headings and first
 * lines before the ranking was changed, and measured when it had been. Whoever wrote them knew the engine, but not its answers.
 */
export const freshQueries = (pages: SitePage[]): Map<string, BenchQuery[]> =>
  new Map(Object.entries(fresh).map(([name, list]) => [name, withPages(list, pages, 'freshQueries.json')]));

/** @throws Error when a page that is named is not there */
function withPages(list: Answered[], pages: SitePage[], file: string): BenchQuery[] {
  const urls = new Set(pages.map(({url}) => url));
  return list.map(({query, pages: paths}) => {
    const right = paths.map(encodeURI);
    const missing = right.find((url) => !urls.has(url));
    if (missing !== undefined) {
      throw new Error(`没有 ${decodeURI(missing)} 这一页 → 改 src/features/search/bench/${file}`);
    }
    return {query, isRight: ({url}: SitePage) => right.includes(url)};
  });
}
