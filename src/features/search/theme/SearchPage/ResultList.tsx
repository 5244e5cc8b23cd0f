import {type ReactNode, useEffect, useState} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {NEAREST} from '@site/src/features/search/client/nearest';
import {Queries, Refinements} from '@site/src/features/search/client/refine/Refinements';
import {StartHelp} from '@site/src/features/search/client/refine/StartHelp';
import {isOwnIndex, reportUrl, useSearchConfig} from '@site/src/features/search/client/searchConfig';
import {Hit} from './Hit';
import {useResults} from './useResults';
import styles from './styles.module.css';

interface Props {
  query: string;
  onQuery: (query: string) => void;
}

/** What a query was narrowed to: it is so again when the reader comes back from a hit. */
let lastNarrowed: {query: string; filter?: string} = {query: ''};

/** The results of a query, or the loading, empty or error state. */
export function ResultList({query, onQuery}: Props): ReactNode {
  const [narrowed, setNarrowed] = useState(lastNarrowed);
  const filter = narrowed.query === query ? narrowed.filter : undefined;
  const setFilter = (chosen: string | undefined) => setNarrowed({query, filter: chosen});
  useEffect(() => {
    lastNarrowed = narrowed;
  }, [narrowed]);
  const {status, hits, total, page, pages, answer, retry, more} = useResults(query, filter);
  const config = useSearchConfig();
  const hasNone = status === 'done' && total === 0;
  return (
    <>
      <p role="status" className={styles.status}>
        {status === 'loading' && <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>}
        {status === 'done' && total > 0 && <Found places={total} documents={answer?.nbDocuments} />}
        {hasNone && <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>}
      </p>
      <Refinements answer={answer} filter={filter} onFilter={setFilter} onQuery={onQuery} />
      {hasNone && answer?.suggestions && <Queries label="可以试试：" queries={answer.suggestions} onQuery={onQuery} />}
      {(hasNone || !query) && <StartHelp hasExamples={isOwnIndex(config)} onQuery={onQuery} />}
      {hasNone && (
        <p>
          <a href={reportUrl(config, query)}>应该有结果？告诉我们</a>
        </p>
      )}
      {hits.some(({missing}) => missing) && <p className={styles.status}>{NEAREST}</p>}
      {hits.map((hit) => (
        <Hit key={hit.objectID} hit={hit} />
      ))}
      {status === 'done' && page + 1 < pages && (
        <button type="button" className="action" onClick={more}>
          更多结果
        </button>
      )}
      {status === 'error' && <Failure retry={retry} />}
    </>
  );
}

/** How many pages were found, and in how many places where our own engine counts the pages; a hosted index counts places only. */
function Found({places, documents = places}: {places: number; documents?: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <>
      {selectMessage(
        documents,
        translate(
          {id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'},
          {count: documents},
        ),
      )}
      {documents < places && `，共 ${places} 处`}
    </>
  );
}

function Failure({retry}: {retry: () => void}): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>
      </p>
      <p>
        <Translate id="theme.SearchModal.errorScreen.helpText">You might want to check your network connection.</Translate>
      </p>
      <button type="button" className="action" onClick={retry}>
        重试
      </button>
    </div>
  );
}
