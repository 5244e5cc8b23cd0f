import {answer} from '../engine/answer';
import {addText, createIndex, type SearchIndex} from '../engine/searchIndex';
import {finished, inTurns} from '../engine/steps';
import type {TablesFile, TextFile, TitlesFile} from '../engine/types';
import type {EngineReply, EngineRequest, FileKind} from './messages';

const DAMAGED = '站内搜索的索引不完整或已损坏：请重新加载页面；站点作者请重新运行 npm run build 并完整发布。';
const FOREIGN = '站内搜索的索引来自另一次构建（站点可能刚刚更新）：请重新加载页面。';

let state: {titles: TitlesFile; index: SearchIndex} | undefined;

/** How long indexing a file may block a search. */
const TIME_SLICE_MS = 20;

function loaded() {
  if (!state) {
    throw new Error('no titles yet');
  }
  return state;
}

/** Handles a request to the engine; resolves with a status and never rejects. */
export async function handle(request: EngineRequest): Promise<EngineReply> {
  try {
    if (request.kind !== 'ask') {
      return await take(request.kind, request.body);
    }
    return {status: 200, content: JSON.stringify(answer(loaded().index, request.requests))};
  } catch (error) {
    return request.kind === 'ask' ? {status: 500, content: `站内搜索出错：${String(error)}`} : {status: 422, content: DAMAGED};
  }
}

async function take(kind: FileKind, body: string): Promise<EngineReply> {
  const file = JSON.parse(body) as TitlesFile | TablesFile | TextFile;
  if (kind === 'titles') {
    const titles = file as TitlesFile;
    state = {titles, index: finished(createIndex(titles))};
    return {status: 200, content: JSON.stringify([titles.tables, ...titles.text])};
  }
  const current = loaded();
  if (file.build !== current.titles.build) {
    return {status: 409, content: FOREIGN};
  }
  if (kind === 'tables') {
    current.index = await inTurns(createIndex(current.titles, file as TablesFile), TIME_SLICE_MS);
  } else {
    await inTurns(addText(current.index, file as TextFile), TIME_SLICE_MS);
  }
  return {status: 200, content: ''};
}
