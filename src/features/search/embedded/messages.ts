import type {SearchRequest} from '../engine/types';

/** The kinds of files that an index has. */
export type FileKind = 'titles' | 'tables' | 'text';

/** What the engine is told or asked: the titles, the tables, a file of text, or search requests. */
export type EngineRequest = {kind: FileKind; body: string} | {kind: 'ask'; requests: SearchRequest[]};

/** A status as of HTTP, and the answer as JSON; with a status other than 200, what went wrong. */
export interface EngineReply {
  status: number;
  content: string;
}

/** A message to the worker or from it, with the number of the question. */
export type Numbered<T> = T & {id: number};
