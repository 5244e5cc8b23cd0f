import type {SynonymHit} from 'algoliasearch';
import type {Searcher, SearchRecord} from './searcherOf';

/** One index of the service. Immutable. */
export interface Index {
  records: SearchRecord[];
  settings: object;
  synonyms: SynonymHit[];
  search: Searcher;
}

export type Indexes = Map<string, Index>;

/** A call of the search protocol. */
export interface ApiRequest {
  method: string;
  url: URL;
  /** The API key, from the header or the address. */
  key: string | null;
  body: unknown;
}

export interface ApiResponse {
  status: number;
  body: object;
}

/** An error response of the protocol. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}
