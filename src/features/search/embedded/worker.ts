import {handle} from './engine';
import type {EngineRequest, Numbered} from './messages';

addEventListener('message', async ({data}: MessageEvent<Numbered<EngineRequest>>) => postMessage({id: data.id, ...(await handle(data))}));
