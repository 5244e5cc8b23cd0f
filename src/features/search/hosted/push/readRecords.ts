import {existsSync, readFileSync} from 'node:fs';
import type {SearchRecord} from '../server/searcherOf';

/**
 * The records of a file that the build wrote.
 * @throws Error that says how to get the file when it is missing, broken or empty.
 */
export function readRecords(file: string): SearchRecord[] {
  if (!existsSync(file)) {
    throw new Error(`找不到 ${file}：它由 npm run build 写出，先构建。`);
  }
  const records = parse(file);
  if (!Array.isArray(records) || records.length === 0) {
    throw new Error(`${file} 里没有一条记录：重新运行 npm run build；还是这样，就看构建输出里 [search-index] 一行。`);
  }
  return records as SearchRecord[];
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} 不是完整的 JSON：重新运行 npm run build。`);
  }
}
