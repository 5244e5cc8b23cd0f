import type {SearchRequest} from '../engine/types';
import type {EngineReply, EngineRequest} from './messages';

/** Why the index cannot answer: a status as of HTTP (0 without a network), and what to tell the reader. */
export class IndexFailure extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

export interface EmbeddedIndex {
  /** Fetches titles and, beside them, headings: at the first sign that somebody is about to search. Resolves when there are titles. */
  loadTitles: () => Promise<void>;
  /** Fetches the text. */
  loadText: () => Promise<void>;
  /** Answers as the hosted service does. */
  ask: (requests: SearchRequest[]) => Promise<EngineReply>;
  /** Calls when the headings have arrived, and when the text has: what was answered before may have been less than all. The result ends it. */
  onGrowth: (listener: () => void) => () => void;
}

/** What is under way: the names of the files of text, and the headings and the text while they are still to come. */
interface Loading {
  names: Promise<string[]>;
  headings: Promise<void>;
  text?: Promise<void>;
  coming: Set<Promise<void>>;
}

/** The index in a folder of the site. What fails to load is tried again, past the browser's cache, when it is asked for again. */
export function createEmbeddedIndex(folder: string, engine: (request: EngineRequest) => Promise<EngineReply>): EmbeddedIndex {
  let loading: Loading | undefined;
  let cache: RequestCache = 'default';
  const listeners = new Set<() => void>();

  const start = (): Loading => {
    if (!loading) {
      const fetched = fetchAll(['titles.json', 'headings.json']);
      const names = fetched[0]!.then(async (body) => JSON.parse(await tell(engine, {kind: 'titles', body})) as string[]);
      const headings = names.then(async () => void (await tell(engine, {kind: 'headings', body: await fetched[1]!})));
      loading = {names, headings, coming: new Set()};
      expectGrowth(loading, headings);
    }
    return loading;
  };
  const loadText = () => {
    const current = start();
    if (!current.text) {
      // Not beside the headings: on a slow line they answer long before the text.
      current.text = current.headings.then(async () => {
        for (const body of fetchAll(await current.names)) {
          await tell(engine, {kind: 'text', body: await body});
        }
      });
      expectGrowth(current, current.text);
    }
    return current.text;
  };
  const expectGrowth = ({coming}: Loading, arrival: Promise<void>) => {
    coming.add(arrival);
    arrival.then(
      () => {
        coming.delete(arrival);
        listeners.forEach((listener) => listener());
      },
      () => {
        loading = undefined;
        cache = 'reload';
      },
    );
  };
  const fetchAll = (names: string[]) => {
    const bodies = names.map((name) => fetchText(`${folder}${name}`, cache));
    // Each is awaited in its turn, which may come after it has failed.
    bodies.forEach((body) => body.catch(() => {}));
    return bodies;
  };
  return {
    loadTitles: async () => void (await start().names),
    loadText,
    async ask(requests) {
      const {names, coming} = start();
      void loadText();
      await names;
      const arrivals = [...coming];
      let reply = await engine({kind: 'ask', requests});
      // “No results” would be untrue before everything has been looked at.
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

const lacksHits = ({status, content}: EngineReply) => status !== 200 || (JSON.parse(content) as {results: {nbHits: number}[]}).results.some(({nbHits}) => nbHits === 0);

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
    throw new IndexFailure(response.status, `没有取到站内搜索的索引（状态 ${response.status}）：它由 npm run build 生成，开发服务器上没有；已发布的站点请重新加载页面。`);
  }
  return response.text();
}
