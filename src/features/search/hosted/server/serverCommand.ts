import {once} from 'node:events';
import type {Server} from 'node:http';
import {parseArgs} from 'node:util';
import {readRecords} from '../push/readRecords';
import {createIndex} from './createIndex';
import {createSearchServer} from './createSearchServer';
import {route} from './route';

const EXPLAINED: Record<string, string> = {
  EADDRINUSE: '这个端口已被占用：用 --port 换一个。',
  ERR_SOCKET_BAD_PORT: '--port 要是 0 到 65535 之间的整数。',
};

/**
 * Serves the search protocol on this machine, over the records of a build, for a site that hosts its own search.
 * @returns the server, once it listens
 * @throws Error in Chinese when the records cannot be read or the port cannot be had
 */
export async function serverCommand(
  args: string[],
  {ALGOLIA_INDEX_NAME: name = 'parallel-notes', ALGOLIA_ADMIN_API_KEY: adminKey}: NodeJS.ProcessEnv,
  log: (line: string) => void,
): Promise<Server> {
  const {values} = parseArgs({
    args,
    options: {records: {type: 'string', default: 'build/search/records.json'}, port: {type: 'string', default: '7700'}},
  });
  const {records: file, port} = values;
  const records = readRecords(file);
  const indexes = new Map([[name, createIndex(records)]]);
  const server = createSearchServer({route: (request) => route(indexes, adminKey, request)});
  try {
    server.listen(Number(port), '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new Error(EXPLAINED[code] ?? message);
  }
  log(`搜索服务：http://127.0.0.1:${port}，索引 ${name}，${records.length} 条记录，来自 ${file}`);
  log(
    adminKey
      ? '可以用 npm run search:push 推送；推送来的记录只在内存里，重启后以文件为准。'
      : '没有设置 ALGOLIA_ADMIN_API_KEY：只回答查询，不收推送。',
  );
  log('按 Ctrl+C 停止。');
  return server;
}
