import sentences from './plainSentences.json';
import type {BenchQuery} from './queries';
import type {SitePage} from './site';

/**
 * Plain sentences as readers type them, each with the pages that answer it, and sentences that no page answers. They were written
 * by somebody who saw neither the engine nor its answers: the engine is never tuned on one of them.
 * @throws Error when a page that is named is not there
 */
export function plainSentences(pages: SitePage[]): Map<string, BenchQuery[]> {
  const urls = new Set(pages.map(({url}) => url));
  const answered = sentences.answered.map(({query, pages: paths}) => {
    const right = paths.map(encodeURI);
    const missing = right.find((url) => !urls.has(url));
    if (missing !== undefined) {
      throw new Error(`没有 ${decodeURI(missing)} 这一页 → 改 src/features/search/bench/plainSentences.json`);
    }
    return {query, isRight: ({url}: SitePage) => right.includes(url)};
  });
  return new Map<string, BenchQuery[]>([
    ['整句', answered],
    ['无关的整句', sentences.offTopic.map((query) => ({query}))],
  ]);
}
