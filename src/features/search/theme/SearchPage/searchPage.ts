import type {LiteClient} from 'algoliasearch/lite';
import type {DescribedHit} from '@site/src/features/search/client/describeHits';
import type {Answer} from '@site/src/features/search/client/refine/answer';
import type {ResultPage} from './results';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;

interface Asked {
  query: string;
  /** What the search is narrowed to. */
  filters: string | undefined;
  page: number;
}

/** Asks for one page of the results of a query. */
export async function searchPage(
  client: Pick<LiteClient, 'search'>,
  indexName: string,
  {query, filters, page}: Asked,
): Promise<ResultPage> {
  const {
    results: [result],
  } = await client.search<DescribedHit>({
    requests: [
      {
        query,
        indexName,
        ...(filters && {filters}),
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const answer = result as Answer;
  const {hits, nbHits, nbPages = 1} = answer;
  return {hits, total: nbHits ?? hits.length, pages: nbPages, answer};
}
