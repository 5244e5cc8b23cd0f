import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient, SearchResponse} from 'algoliasearch/lite';
import type {SearchHost} from '../searchHost';
import {siteIndex} from '../embedded/siteIndex';
import {embeddedTransport} from '../embedded/transport';
import {rememberHosts} from './hostMemory';
import {presentHit} from '../client/presentHit';

interface Site {
  docusaurusVersion: string;
  host: SearchHost | null;
}

/**
 * Configures a search client, DocSearch's own or the search page's: it remembers failed hosts, sanitises hits, and uses
 * the self-hosted service in place of Algolia, or without a service the embedded transport in place of the network.
 */
export function prepareClient(client: LiteClient, {docusaurusVersion, host}: Site): LiteClient {
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  rememberHosts(client.transporter.hostsCache);
  const index = siteIndex();
  if (index) {
    // The transporter has a reference to the requester object: its method is replaced, not the property.
    client.transporter.requester.send = embeddedTransport(index).send;
  }
  if (host) {
    // The transporter has a reference to the list, too: its entries are replaced, not the property.
    client.transporter.hosts.splice(0, Infinity, host);
  }
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    if (index) {
      // Cached answers may be incomplete: more of the index may have been loaded since.
      await client.clearCache();
    }
    const {results} = await search<DocSearchHit>(params, options);
    return {
      results: (results as SearchResponse<DocSearchHit>[]).map((result) => ({...result, hits: result.hits.map(presentHit)})),
    } as never;
  };
  return client;
}
