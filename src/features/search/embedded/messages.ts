import type {SearchRequest} from '../engine/types';

/** The kinds of files that an index has. */
export type FileKind = 'titles' | 'tables' | 'text';

/** A request to the engine: to index the titles, the tables or a file of text, or to search. */
export type EngineRequest = {kind: FileKind; body: string} | {kind: 'ask'; requests: SearchRequest[]};

/** A status code as in HTTP, and the answer as JSON; with a status other than 200, an error message. */
export interface EngineReply {
  status: number;
  content: string;
}

/** A message to or from the worker, with the id of the request. */
export type Numbered<T> = T & {id: number};
