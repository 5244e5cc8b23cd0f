import {type ReactNode, useEffect, useMemo, useRef, useState} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
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
import type {DescribedHit} from './describeHits';
import {MissingWords} from './MissingWords';
import {FilterContext, MoreOnPage} from './MoreOnPage';
import {fillField} from './refine/fillField';
import {RefinementPanel} from './refine/RefinementPanel';
import {Refinements} from './refine/Refinements';
import {refineSearches} from './refine/refineSearches';
import {StartHelp} from './refine/StartHelp';
import {usePaste} from './refine/usePaste';
import {useRefinements} from './refine/useRefinements';
import {ResultsFooter} from './ResultsFooter';
import {EMBEDDED_APP_ID, isOwnIndex, reportUrl, useSearchConfig} from './searchConfig';
import {searchParameters} from './searchParameters';
import {cleanStoredHits} from '../docsearch/storedHits';
import {useOpenHit} from './useOpenHit';
import './SearchModal.css';

type Props = Required<Pick<DocSearchModalProps, 'initialQuery' | 'onClose'>>;

const Hit: DocSearchModalProps['hitComponent'] = ({hit, children}) => {
  const open = useOpenHit();
  const described = hit as DescribedHit;
  return (
    <>
      <Link to={hit.url} onClick={(event) => open(described, event)}>
        {children}
        <MissingWords missing={described.missing} />
      </Link>
      <MoreOnPage hit={described} />
    </>
  );
};

/** The modal's field. */
const fieldOf = (modal: Element | null) => modal?.querySelector<HTMLInputElement>('.DocSearch-Input');

/** Repeats the modal's query, if there is one: DocSearch searches when its field receives the focus. */
const askAgain = (field: HTMLInputElement | null | undefined) => {
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
  const {siteMetadata, i18n} = useDocusaurusContext();
  const config = useSearchConfig();
  const {appId, apiKey, indexName, host, insights, maxResultsPerGroup, contextualSearch} = config;
  const docs = useAllDocsData();
  const open = useOpenHit();
  const isOwn = isOwnIndex(config);
  const modal = useRef<HTMLDivElement>(null);
  const client = useRef<LiteClient>(undefined);
  const {hasQuery, answer, filter, announcement, currentFilter, onQuery, onAnswer, narrow} = useRefinements(initialQuery, () =>
    askAgain(fieldOf(modal.current)),
  );
  const {onPaste, notice} = usePaste(client, isOwn);
  useState(() => cleanStoredHits(indexName));
  // An unfinished IME composition is not a query; DocSearch searches when it is committed.
  const isComposing = useRef(false);
  useGrowingIndex(() => isComposing.current || askAgain(fieldOf(modal.current)));
  useFocusKept();
  useEffect(() => {
    if (appId === EMBEDDED_APP_ID) {
      // Never removed: a search may still fail after the modal has been closed.
      window.addEventListener('unhandledrejection', silenceSearchErrors);
    }
  }, [appId]);
  // DocSearch builds its client and sources from these: they must keep their identity between renders.
  const stableProps = useMemo(
    (): Partial<DocSearchModalProps> => ({
      navigator: {navigate: ({item}) => open(item)},
      transformSearchClient: (docsearchClient) => {
        client.current = prepareClient(docsearchClient as LiteClient, {docusaurusVersion: siteMetadata.docusaurusVersion, host});
        return refineSearches(client.current, {filter: currentFilter, onAnswer, maxResultsPerGroup});
      },
      searchParameters: searchParameters({contextualSearch, locale: i18n.currentLocale, docs}),
      resultsFooterComponent: ({state}) => <ResultsFooter state={state} onClose={onClose} />,
    }),
    [open, siteMetadata, contextualSearch, host, i18n, docs, onClose, currentFilter, onAnswer, maxResultsPerGroup],
  );
  const ask = (query: string) => {
    const field = fieldOf(modal.current);
    if (field) {
      fillField(field, query);
    }
  };
  return (
    <div
      ref={modal}
      data-search={appId === EMBEDDED_APP_ID ? 'embedded' : host ? 'self-hosted' : 'hosted'}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => (isComposing.current = false)}
      onInput={() => onQuery(fieldOf(modal.current)?.value ?? '')}
      onReset={() => onQuery('')}
      onPasteCapture={onPaste}
    >
      <FilterContext value={narrow}>
        <DocSearchModal
          {...stableProps}
          {...{appId, apiKey, indexName, insights, maxResultsPerGroup, initialQuery, onClose}}
          initialScrollY={window.scrollY}
          hitComponent={Hit}
          placeholder={translations.modal?.searchBox?.placeholderText}
          translations={useTranslations()}
          getMissingResultsUrl={({query}) => reportUrl(config, query)}
        />
      </FilterContext>
      <RefinementPanel>
        {notice && <p role="status">{notice}</p>}
        {hasQuery && <Refinements answer={answer} filter={filter} onFilter={narrow} onQuery={ask} />}
        {(!hasQuery || answer?.nbHits === 0) && <StartHelp hasExamples={isOwn && !hasQuery} onQuery={ask} onLeave={onClose} />}
      </RefinementPanel>
      <Announcement text={announcement} />
    </div>
  );
}
