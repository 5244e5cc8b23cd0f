import {useCallback, useEffect, useRef, useState} from 'react';
import {useGrowingIndex} from '@site/src/features/search/embedded/useGrowingIndex';
import {useSearchConfig} from '@site/src/features/search/client/searchConfig';
import {failed, IDLE, loading, withPage, type Results} from './results';
import {searchPage} from './searchPage';
import {useSearchClient} from './useSearchClient';

/** A pause in typing after which the query is asked. */
const DEBOUNCE_MS = 200;

/** The results of a question: a query, and what it is narrowed to. */
interface Shown {
  question: string;
  results: Results;
}

/** What this document showed last: a reader who comes back from a hit finds all that was there, without asking again. */
let last: Shown | undefined;

/** The results of a query, in what it is narrowed to, page by page; an answer that comes after a newer question is dropped. */
export function useResults(query: string, filters: string | undefined): Results & {retry: () => void; more: () => void} {
  const client = useSearchClient();
  const {indexName} = useSearchConfig();
  const question = query.trim() && JSON.stringify([query, filters]);
  const [shown, setShown] = useState<Shown>({question: '', results: IDLE});
  const latest = useRef(0);
  /** The last page that was asked for: it may not be there yet. */
  const asked = useRef(0);

  const ask = useCallback(
    async (pages: number[], isSilent = false) => {
      const turn = ++latest.current;
      asked.current = pages.at(-1)!;
      const show = (change: (previous: Results) => Results) =>
        setShown((previous) => ({question, results: change(previous.question === question ? previous.results : IDLE)}));
      if (!isSilent) {
        show((previous) => loading(previous, pages[0]!));
      }
      const next = await Promise.all(pages.map((page) => searchPage(client, indexName, {query, filters, page}))).then(
        (answers) => (previous: Results) =>
          answers.reduce<Results>((results, answer, index) => withPage(results, pages[index]!, answer), previous),
        () => failed,
      );
      if (turn === latest.current) {
        show(next);
      }
    },
    [client, indexName, question, query, filters],
  );

  useEffect(() => {
    latest.current++;
    if (!question) {
      return undefined;
    }
    if (last?.question === question) {
      asked.current = last.results.page;
      setShown(last);
      return undefined;
    }
    const timer = setTimeout(() => void ask([0]), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [ask, question]);

  useEffect(() => {
    if (shown.results.status === 'done') {
      last = shown;
    }
  }, [shown]);

  const results = shown.question === question ? shown.results : question ? loading(IDLE, 0) : IDLE;
  const {hits, page} = results;

  // The shown hits stay until the new ones are there, as many: the reader may have the focus on one.
  useGrowingIndex(() => {
    if (question) {
      void ask(
        Array.from({length: asked.current + 1}, (_, index) => index),
        true,
      );
    }
  });

  return {...results, retry: () => void ask([hits.length > 0 ? page + 1 : 0]), more: () => void ask([page + 1])};
}
