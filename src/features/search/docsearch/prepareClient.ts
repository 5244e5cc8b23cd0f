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
 * Makes a search client ours, be it DocSearch's own or the search page's: failed hosts are remembered, hits are
 * fit to render, a self-hosted service is asked in place of Algolia, and without any service the embedded transport
 * answers in place of the network.
 */
export function prepareClient(client: LiteClient, {docusaurusVersion, host}: Site): LiteClient {
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  rememberHosts(client.transporter.hostsCache);
  const index = siteIndex();
  if (index) {
    // The transporter holds the requester object itself: its method is replaced, not the property.
    client.transporter.requester.send = embeddedTransport(index).send;
  }
  if (host) {
    // The transporter holds the list itself, too: its entries are replaced, not the property.
    client.transporter.hosts.splice(0, Infinity, host);
  }
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    if (index) {
      // Its answers change when more of the index has arrived.
      await client.clearCache();
    }
    const {results} = await search<DocSearchHit>(params, options);
    return {
      results: (results as SearchResponse<DocSearchHit>[]).map((result) => ({...result, hits: result.hits.map(presentHit)})),
    } as never;
  };
  return client;
}
