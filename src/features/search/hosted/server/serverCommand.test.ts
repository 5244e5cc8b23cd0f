import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {serverCommand} from './serverCommand';
import {startService} from '../../tests/service';
import {record} from '../../tests/record';

let file: string;
let stop = () => {};

beforeEach(() => {
  file = path.join(mkdtempSync(path.join(tmpdir(), 'server-')), 'records.json');
  writeFileSync(file, JSON.stringify([record('/heap', '堆')]));
});
afterEach(() => {
  stop();
  rmSync(path.dirname(file), {recursive: true});
});

/** `npm run search:server`; what it says is in `output`. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/search-server.ts', ...args], {env: {PATH: process.env.PATH, ...env}});
  const said = {output: '', ended: new Promise<number | null>((resolve) => child.on('close', resolve))};
  child.stdout.on('data', (text) => (said.output += text));
  child.stderr.on('data', (text) => (said.output += text));
  stop = () => void child.kill();
  return said;
}

/** A port that was free a moment ago. */
async function freePort(): Promise<string> {
  const service = await startService(new Map());
  service.stop();
  return new URL(service.address).port;
}

// A process of its own, which takes seconds to start on a busy machine.
test('it says in Chinese where it listens and what it holds, and answers there', {timeout: 30_000}, async () => {
  const port = await freePort();
  const said = start(['--records', file, '--port', port], {ALGOLIA_INDEX_NAME: 'notes'});
  await vi.waitFor(() => expect(said.output).toContain('Ctrl+C'), 20_000);
  expect(said.output).toContain(`搜索服务：http://127.0.0.1:${port}，索引 notes，1 条记录，来自 ${file}`);
  expect(said.output).toContain('没有设置 ALGOLIA_ADMIN_API_KEY：只回答查询，不收推送。');
  const queries = `http://127.0.0.1:${port}/1/indexes/*/queries`;
  const response = await fetch(queries, {method: 'POST', body: JSON.stringify({requests: [{indexName: 'notes', query: '堆'}]})});
  expect(await response.json()).toMatchObject({results: [{nbHits: 1, hits: [{url: '/heap'}]}]});
  expect((await fetch(`http://127.0.0.1:${port}/1/indexes/notes`, {method: 'DELETE'})).status).toBe(403);
});

test('a command that cannot serve ends with 1, and the reason', {timeout: 30_000}, async () => {
  const said = start(['--records', `${file}.gone`]);
  expect(await said.ended).toBe(1);
  expect(said.output).toContain('找不到');
});

test('a port in use, a port that is none, and a missing file are told', async () => {
  const service = await startService(new Map());
  const {port} = new URL(service.address);
  for (const [args, message] of [
    [['--records', file, '--port', port], '这个端口已被占用'],
    [['--records', file, '--port', '字'], '--port 要是 0 到 65535 之间的整数'],
    [['--records', `${file}.gone`], '找不到'],
  ] as const) {
    await expect(serverCommand([...args], {}, () => {})).rejects.toThrow(message);
  }
  service.stop();
});
