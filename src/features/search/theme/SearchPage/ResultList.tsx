import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {NEAREST, type NearHit} from '@site/src/features/search/client/MissingWords';
import {Hit} from './Hit';
import {useResults} from './useResults';
import styles from './styles.module.css';

/** The results of a query, or the loading, empty or error state. */
export function ResultList({query}: {query: string}): ReactNode {
  const {status, hits, total, page, pages, retry, more} = useResults(query);
  const {selectMessage} = usePluralForm();
  const found = selectMessage(
    total,
    translate({id: 'theme.SearchPage.documentsFound.plurals', message: 'One document found|{count} documents found'}, {count: total}),
  );
  return (
    <>
      <p role="status" className={styles.status}>
        {status === 'loading' && <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>}
        {status === 'done' && (total > 0 ? found : <Translate id="theme.SearchPage.noResultsText">No results were found</Translate>)}
      </p>
      {hits.some((hit) => (hit as NearHit).missing) && <p className={styles.status}>{NEAREST}</p>}
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
