import type {StartEarly} from '../earlySearch';
import type {EngineReply, EngineRequest, Numbered} from './messages';

type Ask = (request: EngineRequest) => Promise<EngineReply>;

/** Starts the engine in a worker (the one that `early` starts, if any), or on the main thread if there are no workers or it fails to start. */
export function startEngine(early?: StartEarly): Ask {
  let ask = askHere;
  let started: Promise<void> | undefined;
  const start = async () => {
    const begun = await early?.();
    if (typeof Worker !== 'undefined') {
      ask = askWorker(() => (ask = askHere), begun?.worker);
    }
  };
  return async (request) => {
    await (started ??= start());
    return ask(request);
  };
}

async function askHere(request: EngineRequest): Promise<EngineReply> {
  const {handle} = await import(/* webpackChunkName: "search-engine" */ './engine');
  return handle(request);
}

/** If the worker's script fails to load, calls `onFailure` and rejects all pending requests. */
function askWorker(onFailure: () => void, begun?: Worker): Ask {
  const open = new Map<number, {resolve: (reply: EngineReply) => void; reject: (error: Error) => void}>();
  let worker: Worker;
  let id = 0;
  const fail = () => {
    onFailure();
    open.forEach(({reject}) => reject(new Error('站内搜索的后台线程没有启动。')));
    open.clear();
  };
  try {
    worker = begun ?? new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
  } catch {
    return askHere;
  }
  worker.addEventListener('error', fail);
  worker.addEventListener('message', ({data}: MessageEvent<Numbered<EngineReply>>) => {
    open.get(data.id)?.resolve(data);
    open.delete(data.id);
  });
  return (request) =>
    new Promise((resolve, reject) => {
      open.set(++id, {resolve, reject});
      worker.postMessage({id, ...request});
    });
}
