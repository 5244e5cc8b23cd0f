import type {StartEarly} from '../earlySearch';
import type {SearchRequest} from '../engine/types';
import {IndexLoader} from './IndexLoader';
import type {EngineReply, EngineRequest} from './messages';

export interface EmbeddedIndex {
  /** Fetches the titles and first headings, at the first sign of an intent to search. */
  loadTitles: () => Promise<void>;
  /** Fetches all the rest. */
  loadText: () => Promise<void>;
  /** Answers as the hosted service does. */
  ask: (requests: SearchRequest[]) => Promise<EngineReply>;
  /** Calls `listener` whenever another file has been indexed: earlier answers may have been incomplete. @returns a function that unsubscribes */
  onGrowth: (listener: () => void) => () => void;
}

/** The index in a folder of the site; where `early` starts the engine, this has the titles. A file that failed to load is fetched again, bypassing the HTTP cache, at the next request. */
export function createEmbeddedIndex(
  folder: string,
  engine: (request: EngineRequest) => Promise<EngineReply>,
  early?: StartEarly,
): EmbeddedIndex {
  const loader = new IndexLoader(folder, engine, early);
  return {
    loadTitles: async () => void (await loader.titles()),
    loadText: async () => void (await Promise.all(await loader.text())),
    async ask(requests) {
      const unfinished = await loader.unfinished();
      let reply = await engine({kind: 'ask', requests});
      // “No results” is only true once all files have been searched.
      for (const file of unfinished) {
        if (lacksHits(reply)) {
          await file;
          reply = await engine({kind: 'ask', requests});
        }
      }
      return reply;
    },
    onGrowth(listener) {
      loader.listeners.add(listener);
      return () => loader.listeners.delete(listener);
    },
  };
}

const lacksHits = ({status, content}: EngineReply) =>
  status !== 200 || (JSON.parse(content) as {results: {nbHits: number}[]}).results.some(({nbHits}) => nbHits === 0);
