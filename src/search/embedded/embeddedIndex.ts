import type {SearchRequest} from '../engine/types';
import type {EngineReply, EngineRequest} from './messages';

/** Why the index cannot answer: a status as of HTTP (0 without a network), and what to tell the reader. */
export class IndexFailure extends Error {
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

export interface EmbeddedIndex {
  /** Fetches titles and headings: at the first sign that somebody is about to search. */
  loadTitles: () => Promise<void>;
  /** Fetches the text. */
  loadText: () => Promise<void>;
  /** Answers as the hosted service does. */
  ask: (requests: SearchRequest[]) => Promise<EngineReply>;
  /** Resolves when the text has arrived: what was answered before it may have been less than all. */
  complete: Promise<void>;
  isComplete: () => boolean;
}

/** The index in a folder of the site. What fails to load is tried again, past the browser's cache, when it is asked for again. */
export function createEmbeddedIndex(folder: string, engine: (request: EngineRequest) => Promise<EngineReply>): EmbeddedIndex {
  let titles: Promise<string[]> | undefined;
  let text: Promise<void> | undefined;
  let cache: RequestCache = 'default';
  let isComplete = false;
  let resolve = () => {};
  const complete = new Promise<void>((done) => (resolve = done));

  const loadTitles = () => {
    titles ??= load(engine, 'titles', `${folder}titles.json`, cache).then((content) => JSON.parse(content) as string[]);
    titles.catch(reset);
    return titles;
  };
  const loadText = () => {
    text ??= loadTitles().then(async (names) => {
      const bodies = names.map((name) => fetchText(`${folder}${name}`, cache));
      // Each is awaited in its turn, which may come after it has failed.
      bodies.forEach((body) => body.catch(() => {}));
      for (const body of bodies) {
        await tell(engine, {kind: 'text', body: await body});
      }
      isComplete = true;
      resolve();
    });
    text.catch(reset);
    return text;
  };
  const reset = () => {
    titles = text = undefined;
    cache = 'reload';
  };
  return {
    loadTitles: async () => void (await loadTitles()),
    loadText,
    complete,
    isComplete: () => isComplete,
    async ask(requests) {
      await loadTitles();
      const arriving = loadText();
      arriving.catch(() => {});
      const reply = await engine({kind: 'ask', requests});
      if (isComplete || !lacksHits(reply)) {
        return reply;
      }
      // “No results” would be untrue before the text has been looked at.
      await arriving;
      return engine({kind: 'ask', requests});
    },
  };
}

const lacksHits = ({status, content}: EngineReply) => status !== 200 || (JSON.parse(content) as {results: {nbHits: number}[]}).results.some(({nbHits}) => nbHits === 0);

async function load(engine: (request: EngineRequest) => Promise<EngineReply>, kind: 'titles' | 'text', url: string, cache: RequestCache): Promise<string> {
  return tell(engine, {kind, body: await fetchText(url, cache)});
}

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
