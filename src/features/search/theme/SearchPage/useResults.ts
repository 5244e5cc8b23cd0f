import {useCallback, useEffect, useRef, useState} from 'react';
import type {DocSearchHit} from '@docsearch/react';
import type {SearchResponse} from 'algoliasearch/lite';
import {useGrowingIndex} from '@site/src/features/search/embedded/useGrowingIndex';
import {useSearchConfig} from '@site/src/features/search/client/searchConfig';
import {useSearchClient} from './useSearchClient';

/** A pause in typing after which the query is asked. */
const DEBOUNCE_MS = 200;
const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 30;

export interface Results {
  status: 'idle' | 'loading' | 'error' | 'done';
  hits: DocSearchHit[];
  total: number;
  page: number;
  pages: number;
}

const IDLE: Results = {status: 'idle', hits: [], total: 0, page: 0, pages: 0};

/** The results of a query, page by page; an answer that comes after a newer question is dropped. */
export function useResults(query: string): Results & {retry: () => void; more: () => void} {
  const client = useSearchClient();
  const {indexName} = useSearchConfig();
  const [results, setResults] = useState(IDLE);
  const latest = useRef(0);

  const ask = useCallback(
    async (page: number, anew = false) => {
      const turn = ++latest.current;
      if (!anew) {
        setResults((previous) => ({...(page > 0 ? previous : IDLE), status: 'loading'}));
      }
      let next: (previous: Results) => Results;
      try {
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
        next = (previous) => ({
          status: 'done',
          hits: page > 0 ? [...previous.hits, ...hits] : hits,
          total: nbHits ?? hits.length,
          page,
          pages: nbPages,
        });
      } catch {
        next = (previous) => ({...previous, status: 'error'});
      }
      if (turn === latest.current) {
        setResults(next);
      }
    },
    [client, indexName, query],
  );

  useEffect(() => {
    latest.current++;
    if (!query.trim()) {
      setResults(IDLE);
      return undefined;
    }
    setResults({...IDLE, status: 'loading'});
    const timer = setTimeout(() => void ask(0), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [ask, query]);

  // What is shown stays until the better answer is there: a reader may have come to a result by then.
  useGrowingIndex(() => {
    if (query.trim()) {
      void ask(0, true);
    }
  });

  const {hits, page} = results;
  return {...results, retry: () => void ask(hits.length > 0 ? page + 1 : 0), more: () => void ask(page + 1)};
}
