import {isOutOfMemory} from '../host/explainTrap';
import {runModule} from '../host/runModule';
import type {News, Start} from './messages';

const tell = (news: News) => postMessage(news);

/** One worker runs one program once: it blocks while the program runs, and is ended to stop it. */
addEventListener('message', ({data}: MessageEvent<Start>) => void start(data));

async function start({gzip, options}: Start): Promise<void> {
  let module: WebAssembly.Module;
  try {
    module = await WebAssembly.compile(await inflate(gzip));
  } catch (error) {
    tell({kind: 'refused', lacksMemory: isOutOfMemory(error)});
    return;
  }
  tell({kind: 'started'});
  tell({kind: 'ended', result: runModule(module, options, {onText: (text) => tell({kind: 'text', text})})});
}

function inflate(gzip: ArrayBuffer): Promise<ArrayBuffer> {
  return new Response(new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
