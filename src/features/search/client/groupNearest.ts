import type {DocSearchHit} from '@docsearch/react';
import type {LiteClient, SearchResponse} from 'algoliasearch/lite';
import {NEAREST, type NearHit} from './MissingWords';

/** Puts hits that are the nearest only into one group that says so: DocSearch groups hits by their highlighted lvl0. */
export function groupNearest(client: LiteClient): LiteClient {
  const search = client.search.bind(client);
  client.search = async (params, options) => {
    const response = await search(params, options);
    for (const {hits} of response.results as SearchResponse<DocSearchHit & NearHit>[]) {
      hits
        .filter(({missing}) => missing)
        .forEach(({_highlightResult: {hierarchy}}) => Object.assign(hierarchy, {lvl0: {...hierarchy.lvl0, value: NEAREST}}));
    }
    return response as never;
  };
  return client;
}
