import type {EngineReply, EngineRequest, Numbered} from './messages';

type Ask = (request: EngineRequest) => Promise<EngineReply>;

/** The engine in a worker of its own or, where there are no workers or it fails to start, on the main thread. */
export function startEngine(): Ask {
  let ask = typeof Worker === 'undefined' ? askHere : askWorker(() => (ask = askHere));
  return (request) => ask(request);
}

async function askHere(request: EngineRequest): Promise<EngineReply> {
  const {handle} = await import(/* webpackChunkName: "search-engine" */ './engine');
  return handle(request);
}

/** `onFailure` is called, and every open question rejected, when the worker's script cannot be had. */
function askWorker(onFailure: () => void): Ask {
  const open = new Map<number, {resolve: (reply: EngineReply) => void; reject: (error: Error) => void}>();
  let worker: Worker;
  let id = 0;
  const fail = () => {
    onFailure();
    open.forEach(({reject}) => reject(new Error('站内搜索的后台线程没有启动。')));
    open.clear();
  };
  try {
    worker = new Worker(/* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url));
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
