import {handle} from './engine';
import type {EngineRequest, Numbered} from './messages';

addEventListener('message', ({data}: MessageEvent<Numbered<EngineRequest>>) => {
  void handle(data).then((answer) => postMessage({id: data.id, ...answer}));
});
