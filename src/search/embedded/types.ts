import type {DocSearchHit} from '@docsearch/react';

/** One heading of one page, in the shape of a DocSearch record. */
export type SearchRecord = Pick<DocSearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** The part of a search request that the embedded index honours. */
export interface SearchRequest {
  indexName: string;
  query: string;
  page?: number;
  hitsPerPage?: number;
}
