import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient, SearchResponse} from 'algoliasearch/lite';
import type {ResultPage} from './results';

const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;

/** Asks for one page of the results of a query. */
export async function searchPage(client: Pick<LiteClient, 'search'>, indexName: string, query: string, page: number): Promise<ResultPage> {
  const {
    results: [result],
  } = await client.search<DocSearchHit>({
    requests: [
      {
        query,
        indexName,
        page,
        hitsPerPage: HITS_PER_PAGE,
        attributesToSnippet: [`content:${SNIPPET_WORDS}`],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      },
    ],
  });
  const {hits, nbHits, nbPages = 1} = result as SearchResponse<DocSearchHit>;
  return {hits, total: nbHits ?? hits.length, pages: nbPages};
}
