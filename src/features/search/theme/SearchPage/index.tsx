// Change: ejected; one client with the modal instead of algoliasearch-helper, and an error state (conformance T10).
import type {ReactNode} from 'react';
import '@site/src/features/search/client/words';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {ResultList} from './ResultList';
import {SearchField} from './SearchField';
import styles from './styles.module.css';

const title = (query: string) =>
  query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});

export default function SearchPage(): ReactNode {
  const [live, setQuery] = useSearchQueryString();
  const shown = useLocation();
  // While the next page is being fetched, the history is ahead of what is shown.
  const isLeft = useHistory().location.pathname !== shown.pathname;
  const query = isLeft ? (new URLSearchParams(shown.search).get('q') ?? '') : live;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title(query)} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className={styles.page}>
          <Heading as="h1">{title(query)}</Heading>
          <SearchField query={query} onQuery={setQuery} />
          <ResultList query={query} onQuery={setQuery} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
