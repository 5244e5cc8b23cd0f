import type {StartEarly} from '../earlySearch';
import type {SearchRequest} from '../engine/types';
import type {EngineReply, EngineRequest, FileKind} from './messages';

/** Why the index cannot answer: a status code as in HTTP (0 without a network), and a message for the reader. */
export class IndexFailure extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

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

/** The state of loading: the names of the remaining files, a promise for each once they are requested, and the unfinished ones. */
interface Loading {
  names: Promise<string[]>;
  arrivals?: Promise<Promise<void>[]>;
  coming: Set<Promise<void>>;
}

/** The index in a folder of the site; where `early` starts the engine, this has the titles. A file that failed to load is fetched again, bypassing the HTTP cache, at the next request. */
export function createEmbeddedIndex(
  folder: string,
  engine: (request: EngineRequest) => Promise<EngineReply>,
  early?: StartEarly,
): EmbeddedIndex {
  let loading: Loading | undefined;
  let cache: RequestCache = 'default';
  const listeners = new Set<() => void>();

  const take = async (kind: FileKind, name: string) => tell(engine, {kind, body: await fetchText(`${folder}${name}`, cache)});
  const start = (): Loading => {
    if (!loading) {
      const titles = Promise.resolve(early?.()).then((begun) => begun?.names ?? take('titles', 'titles.json'));
      early = undefined;
      const current: Loading = {names: titles.then((names) => JSON.parse(names) as string[]), coming: new Set()};
      current.names.catch(() => giveUp(current));
      loading = current;
    }
    return loading;
  };
  /** One file after the other: on a slow line the first is there long before all. */
  const startText = (current: Loading): Promise<Promise<void>[]> =>
    (current.arrivals ??= current.names.then((names) => {
      let last: Promise<unknown> = current.names;
      return names.map((name, at) => {
        const arrival = last.then(async () => void (await take(at === 0 ? 'tables' : 'text', name)));
        last = arrival;
        expectGrowth(current, arrival);
        return arrival;
      });
    }));
  const expectGrowth = (current: Loading, arrival: Promise<void>) => {
    current.coming.add(arrival);
    arrival.then(
      () => {
        current.coming.delete(arrival);
        listeners.forEach((listener) => listener());
      },
      () => giveUp(current),
    );
  };
  const giveUp = (current: Loading) => {
    if (loading === current) {
      loading = undefined;
      cache = 'reload';
    }
  };
  return {
    loadTitles: async () => void (await start().names),
    loadText: async () => void (await Promise.all(await startText(start()))),
    async ask(requests) {
      const current = start();
      const arrivals = (await startText(current)).filter((arrival) => current.coming.has(arrival));
      let reply = await engine({kind: 'ask', requests});
      // “No results” is only true once all files have been searched.
      for (const arrival of arrivals) {
        if (lacksHits(reply)) {
          await arrival;
          reply = await engine({kind: 'ask', requests});
        }
      }
      return reply;
    },
    onGrowth(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const lacksHits = ({status, content}: EngineReply) =>
  status !== 200 || (JSON.parse(content) as {results: {nbHits: number}[]}).results.some(({nbHits}) => nbHits === 0);

async function tell(engine: (request: EngineRequest) => Promise<EngineReply>, request: EngineRequest): Promise<string> {
  const {status, content} = await engine(request);
  if (status !== 200) {
    throw new IndexFailure(status, content);
  }
  return content;
}

async function fetchText(url: string, cache: RequestCache): Promise<string> {
  let response: Response;
  try {
    // Without a network, what an earlier visit left in the browser's cache will do.
    response = await fetch(url, {cache}).catch(() => fetch(url, {cache: 'force-cache'}));
  } catch {
    throw new IndexFailure(0, '没有取到站内搜索的索引，请检查网络连接，然后改一个字再搜。');
  }
  if (!response.ok) {
    throw new IndexFailure(
      response.status,
      `没有取到站内搜索的索引（状态 ${response.status}）：它由 npm run build 生成，开发服务器上没有；已发布的站点请重新加载页面。`,
    );
  }
  return response.text();
}
