import {useCallback, useEffect, useRef, useState} from 'react';
import {useGrowingIndex} from '@site/src/features/search/embedded/useGrowingIndex';
import {useSearchConfig} from '@site/src/features/search/client/searchConfig';
import {failed, IDLE, loading, withPage, type Results} from './results';
import {searchPage} from './searchPage';
import {useSearchClient} from './useSearchClient';

/** A pause in typing after which the query is asked. */
const DEBOUNCE_MS = 200;

/** The results of a query, in what it is narrowed to, page by page; an answer that comes after a newer question is dropped. */
export function useResults(query: string, filters: string | undefined): Results & {retry: () => void; more: () => void} {
  const client = useSearchClient();
  const {indexName} = useSearchConfig();
  const [results, setResults] = useState(IDLE);
  const latest = useRef(0);

  const ask = useCallback(
    async (page: number, isSilent = false) => {
      const turn = ++latest.current;
      if (!isSilent) {
        setResults((previous) => loading(previous, page));
      }
      const next = await searchPage(client, indexName, {query, filters, page}).then(
        (response) => (previous: Results) => withPage(previous, page, response),
        () => failed,
      );
      if (turn === latest.current) {
        setResults(next);
      }
    },
    [client, indexName, query, filters],
  );

  useEffect(() => {
    latest.current++;
    if (!query.trim()) {
      setResults(IDLE);
      return undefined;
    }
    setResults(loading(IDLE, 0));
    const timer = setTimeout(() => void ask(0), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [ask, query]);

  // The shown hits stay until the new ones are there: the reader may have the focus on one.
  useGrowingIndex(() => {
    if (query.trim()) {
      void ask(0, true);
    }
  });

  const {hits, page} = results;
  return {...results, retry: () => void ask(hits.length > 0 ? page + 1 : 0), more: () => void ask(page + 1)};
}
