import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {DocSearchModal, type DocSearchHit, type DocSearchModalProps} from '@docsearch/react';
import type {LiteClient} from 'algoliasearch/lite';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import './words';
import Link from '@docusaurus/Link';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {Announcement} from './Announcement';
import {silenceSearchErrors, useFailure} from '../embedded/failure';
import {useGrowingIndex} from '../embedded/useGrowingIndex';
import {prepareClient} from '../docsearch/prepareClient';
import {reportAnswers} from './reportAnswers';
import {describeHits} from './describeHits';
import {MissingWords, type NearHit} from './MissingWords';
import {ResultsFooter} from './ResultsFooter';
import {EMBEDDED_APP_ID, useSearchConfig} from './searchConfig';
import {searchParameters} from './searchParameters';
import {cleanStoredHits} from '../docsearch/storedHits';
import {useOpenHit} from './useOpenHit';
import './SearchModal.css';

type Props = Required<Pick<DocSearchModalProps, 'initialQuery' | 'onClose'>>;

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => {
  const open = useOpenHit();
  return (
    <Link to={hit.url} onClick={(event) => open(hit as DocSearchHit, event)}>
      {children}
      <MissingWords missing={(hit as NearHit).missing} />
    </Link>
  );
};

/** The props that DocSearch builds its client and sources from: they must keep their identity between renders. */
function useStableProps(onClose: () => void, report: (text: string) => void): Partial<DocSearchModalProps> {
  const {siteMetadata, i18n} = useDocusaurusContext();
  const {contextualSearch, host} = useSearchConfig();
  const docs = useAllDocsData();
  const open = useOpenHit();
  return useMemo(
    () => ({
      navigator: {navigate: ({item}) => open(item)},
      transformSearchClient: (client) =>
        reportAnswers(describeHits(prepareClient(client as LiteClient, {docusaurusVersion: siteMetadata.docusaurusVersion, host})), report),
      searchParameters: searchParameters({contextualSearch, locale: i18n.currentLocale, docs}),
      resultsFooterComponent: ({state}) => <ResultsFooter state={state} onClose={onClose} />,
    }),
    [open, siteMetadata, contextualSearch, host, i18n, docs, onClose, report],
  );
}

/** Repeats the modal's query, if there is one: DocSearch searches when its field receives the focus. */
const askAgain = () => {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field?.value) {
    field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  }
};

/** When new results replace the focused one, the next Tab goes to the field instead of to the page behind the modal. */
function useFocusKept(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && document.activeElement === document.body) {
        event.preventDefault();
        document.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
      }
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, []);
}

/** DocSearch's texts; its error text is replaced by the reason why the embedded index failed. */
function useTranslations(): DocSearchModalProps['translations'] {
  const failure = useFailure();
  return failure ? {...translations.modal, errorScreen: {...translations.modal?.errorScreen, helpText: failure}} : translations.modal;
}

/** DocSearch's modal over the configured index. Loaded on first intent: nothing of it is in a page's first script. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {appId, apiKey, indexName, host, insights, maxResultsPerGroup, missingResultsUrl} = useSearchConfig();
  const [announcement, setAnnouncement] = useState('');
  useState(() => cleanStoredHits(indexName));
  // An unfinished IME composition is not a query; DocSearch searches when it is committed.
  const isComposing = useRef(false);
  useGrowingIndex(() => isComposing.current || askAgain());
  useFocusKept();
  useEffect(() => {
    if (appId === EMBEDDED_APP_ID) {
      // Never removed: a search may still fail after the modal has been closed.
      window.addEventListener('unhandledrejection', silenceSearchErrors);
    }
  }, [appId]);
  return (
    <div
      data-search={appId === EMBEDDED_APP_ID ? 'embedded' : host ? 'self-hosted' : 'hosted'}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
    >
      <DocSearchModal
        {...useStableProps(onClose, setAnnouncement)}
        {...{appId, apiKey, indexName, insights, maxResultsPerGroup, initialQuery, onClose}}
        initialScrollY={window.scrollY}
        hitComponent={Hit}
        placeholder={translations.modal?.searchBox?.placeholderText}
        translations={useTranslations()}
        getMissingResultsUrl={({query}) => `${missingResultsUrl}${encodeURIComponent(`搜索没有结果：${query}`)}`}
      />
      <Announcement text={announcement} />
    </div>
  );
}
