import {useMemo} from 'react';
import {liteClient, type LiteClient} from 'algoliasearch/lite';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {prepareClient} from '@site/src/features/search/docsearch/prepareClient';
import {useSearchConfig} from '@site/src/features/search/client/searchConfig';

/** The search client of the search page: the modal's version, transport and host memory. */
export function useSearchClient(): LiteClient {
  const {siteMetadata} = useDocusaurusContext();
  const {appId, apiKey, host} = useSearchConfig();
  return useMemo(
    () => prepareClient(liteClient(appId, apiKey), {docusaurusVersion: siteMetadata.docusaurusVersion, host}),
    [appId, apiKey, host, siteMetadata],
  );
}
