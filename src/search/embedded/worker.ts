import {handle} from './engine';
import type {EngineRequest, Numbered} from './messages';

addEventListener('message', ({data}: MessageEvent<Numbered<EngineRequest>>) => postMessage({id: data.id, ...handle(data)}));
