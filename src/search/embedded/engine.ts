import {answer} from '../engine/answer';
import {addText, createIndex, type SearchIndex} from '../engine/searchIndex';
import type {HeadingsFile, TextFile, TitlesFile} from '../engine/types';
import type {EngineReply, EngineRequest, FileKind} from './messages';

const DAMAGED = '站内搜索的索引不完整或已损坏：请重新加载页面；站点作者请重新运行 npm run build 并完整发布。';
const FOREIGN = '站内搜索的索引来自另一次构建（站点可能刚刚更新）：请重新加载页面。';

let titles: TitlesFile | undefined;
let index: SearchIndex | undefined;

/** Does what the engine is asked; it answers with a status and never throws. */
export function handle(request: EngineRequest): EngineReply {
  try {
    return request.kind === 'ask' ? {status: 200, content: JSON.stringify(answer(index!, request.requests))} : take(request.kind, request.body);
  } catch (error) {
    return request.kind === 'ask' ? {status: 500, content: `站内搜索出错：${String(error)}`} : {status: 422, content: DAMAGED};
  }
}

function take(kind: FileKind, body: string): EngineReply {
  const file = JSON.parse(body) as TitlesFile | HeadingsFile | TextFile;
  if (kind === 'titles') {
    index = createIndex(file as TitlesFile);
    titles = file as TitlesFile;
  } else if (file.build !== titles!.build) {
    return {status: 409, content: FOREIGN};
  } else if (kind === 'headings') {
    index = createIndex(titles!, file as HeadingsFile);
  } else {
    addText(index!, file as TextFile);
  }
  return {status: 200, content: JSON.stringify(kind === 'titles' ? titles!.text : [])};
}
